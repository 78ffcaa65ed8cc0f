"""What every card game shares; knows no game."""
