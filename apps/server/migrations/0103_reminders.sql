-- Reminders of visits to come, each with the time at which it is due. They follow the booking: one that moves takes them along, one that ends ends them. Whoever takes
-- one that is due removes it and writes the message in one transaction, so that it is written once. The booking may be gone by then.
CREATE TABLE reminders (
  company_id    integer NOT NULL REFERENCES companies,
  booking_id    bigint NOT NULL,
  lead_minutes  integer NOT NULL CHECK (lead_minutes > 0),
  starts_at     timestamptz NOT NULL,
  due_at        timestamptz NOT NULL,
  PRIMARY KEY (company_id, booking_id, lead_minutes)
);
CREATE INDEX reminders_due ON reminders (due_at);

-- Kinds of messages are listed by the program alone. A message that tells of no change, as a reminder, has no place in the stream.
ALTER TABLE outbox DROP CONSTRAINT IF EXISTS outbox_kind_check;
ALTER TABLE outbox ALTER COLUMN seq DROP NOT NULL;

-- Who has booked before there were reminders is reminded too, a day before.
INSERT INTO reminders (company_id, booking_id, lead_minutes, starts_at, due_at)
SELECT company_id, booking_id, 1440, starts_at, starts_at - interval '1440 minutes'
FROM bookings
WHERE kind = 'appointment' AND status IN ('scheduled', 'confirmed') AND approval IN ('none', 'accepted') AND (email <> '' OR phone_number <> '')
  AND starts_at > now() + interval '27 hours';
