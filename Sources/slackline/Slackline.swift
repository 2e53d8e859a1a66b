print("slackline")
