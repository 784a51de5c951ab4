"""Who is still here, and who may look into private threads."""
