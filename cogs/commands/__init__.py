"""What people ask for: the slash commands, and what each button behind them does."""
