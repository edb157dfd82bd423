-- A line that is kept overnight gives its numbers on, and each ticket belongs to the day on which it was given all the same: figures, reports and what
-- is learnt go by that. So the day of the sequence that gave its number stands beside it, where that is another one.
ALTER TABLE tickets ADD COLUMN line_day date;
COMMENT ON COLUMN tickets.day IS 'The day on which it was given, in the zone of its company.';
COMMENT ON COLUMN tickets.line_day IS 'The day of the sequence that gave its number, where the line was kept overnight since; null: its own day.';
DROP INDEX tickets_by_number;
CREATE UNIQUE INDEX tickets_by_number ON tickets (company_id, location_id, coalesce(line_day, day), letter, number) WHERE NOT is_remote;

-- Those that were given so far have the day of their line. A zone that the database does not know is left alone.
WITH moved AS (
  UPDATE tickets t SET line_day = t.day, day = (t.created_at AT TIME ZONE z.name)::date
  FROM companies c JOIN pg_timezone_names z ON z.name = coalesce(c.profile ->> 'zone', c.profile -> 'facts' ->> 'zone', 'Europe/Riga')
  WHERE c.company_id = t.company_id AND NOT t.is_remote AND (t.created_at AT TIME ZONE z.name)::date > t.day
  RETURNING t.company_id
)
UPDATE report_parts SET due_at = least(due_at, ends_at) WHERE company_id IN (SELECT company_id FROM moved);
