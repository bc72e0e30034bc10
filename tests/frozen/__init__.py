"""What must stay while the house is rebuilt: how a state was written down on the day before, and what every record then showed."""
