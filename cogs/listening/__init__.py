"""What Discord tells without being asked: leavers, deleted channels, direct messages."""
