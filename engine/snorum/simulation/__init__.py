"""What playing many deals tells of a game: figures with their sample, interval, seed and method."""

from .figures import Figure
from .report import Report, deal_questions, find_habits, find_questions, report_json, simulate

__all__ = ["Figure", "Report", "deal_questions", "find_habits", "find_questions", "report_json", "simulate"]
