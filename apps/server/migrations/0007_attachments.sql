-- The file that goes with the description of a visitor's problem: one for each booking, told by its bytes and not by its name.
CREATE TABLE attachments (
  company_id  integer NOT NULL,
  booking_id  bigint NOT NULL,
  media_type  text NOT NULL CHECK (media_type IN ('application/pdf', 'image/png', 'image/jpeg')),
  content     bytea NOT NULL,
  added_at    timestamptz NOT NULL,
  PRIMARY KEY (company_id, booking_id),
  FOREIGN KEY (company_id, booking_id) REFERENCES bookings ON DELETE CASCADE
);
