-- Which bookings stood at a time from which they were moved since: asked when a past day is shown. Only what was moved stands in it.
CREATE INDEX audit_of_moves ON audit (company_id, (before ->> 'starts_at') COLLATE "C")
  WHERE object_kind = 'booking' AND before ? 'starts_at';
