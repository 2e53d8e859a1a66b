"""Slackline in a notebook."""
