"""Leaders' mats: what lies on or belongs to Leaders' own tracks."""
