"""The stages that scenarios put their phases together from; each module registers what it describes."""
