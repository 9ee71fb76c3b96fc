-- Single days on which a branch keeps other hours than by their weekday, or is closed: [{"day", "hours": {"opens",
-- "closes"} | null, "note": {"cs": …}}].
ALTER TABLE source
  ADD COLUMN special_hours jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(special_hours) = 'array');
