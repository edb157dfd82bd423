-- What visitors did in the last day, by whom it is counted: a session of a page, an address, a phone number, an e-mail address.

CREATE TABLE visitor_acts (
  company_id  integer NOT NULL,
  subject     text NOT NULL,
  act         text NOT NULL CHECK (act IN ('hold', 'booking')),
  at          timestamptz NOT NULL,
  booking_id  bigint NOT NULL,
  PRIMARY KEY (company_id, subject, act, at, booking_id),
  FOREIGN KEY (company_id, booking_id) REFERENCES bookings ON DELETE CASCADE
);
CREATE INDEX visitor_acts_by_booking ON visitor_acts (company_id, booking_id);
CREATE INDEX visitor_acts_by_age ON visitor_acts (at);
COMMENT ON TABLE visitor_acts IS 'One row for each subject of each act; no older than a day. Holds at once are counted here too, by which of them still stand.';

DROP INDEX bookings_held_by_address;
