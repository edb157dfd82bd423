-- Bookings that another system keeps: what is known of that system, and which of our bookings are its own.

ALTER TABLE locations ADD COLUMN is_bms_online boolean NOT NULL DEFAULT true;
CREATE INDEX locations_booked_elsewhere ON locations (company_id, location_id) WHERE bms_base_url <> '';

CREATE TABLE booking_systems (
  company_id   integer NOT NULL,
  location_id  integer NOT NULL,
  -- Address that it was asked at. With another one everything begins anew.
  address      text NOT NULL,
  is_online    boolean NOT NULL,
  -- Since when that is so.
  since        timestamptz NOT NULL,
  -- Why the last question got no answer, and how many in a row got none.
  fault        text,
  failures     integer NOT NULL DEFAULT 0,
  heard_at     timestamptz,
  -- When it is asked next. Whoever asks moves it on first, so that no other node does the same.
  ask_at       timestamptz NOT NULL,
  -- The day from which on it is asked next for bookings that are further off.
  next_day     date,
  -- Ids of our services that it does not know.
  unknown_service_ids integer[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (company_id, location_id),
  FOREIGN KEY (company_id, location_id) REFERENCES locations
);
CREATE INDEX booking_systems_by_time ON booking_systems (ask_at);

-- What was asked of such a system, for as long as it is not known what became of that.
CREATE TABLE booking_requests (
  company_id   integer NOT NULL,
  request_id   bigint GENERATED ALWAYS AS IDENTITY,
  location_id  integer NOT NULL,
  -- Booking of ours that it is about; of one that does not stand yet, what it will be.
  booking_id   bigint,
  booking      jsonb,
  act          text NOT NULL CHECK (act IN ('lock', 'schedule', 'unlock', 'confirm', 'cancel')),
  -- Name under which it was asked for: the same is asked for again, and done once.
  key          text NOT NULL,
  asked        jsonb NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (company_id, request_id),
  UNIQUE (company_id, key),
  CHECK ((booking_id IS NULL) <> (booking IS NULL)),
  FOREIGN KEY (company_id, location_id) REFERENCES locations
);
CREATE INDEX booking_requests_by_location ON booking_requests (company_id, location_id, request_id);
CREATE UNIQUE INDEX booking_requests_by_booking ON booking_requests (company_id, booking_id) WHERE booking_id IS NOT NULL;

-- A booking of another system has that one's id.
CREATE UNIQUE INDEX bookings_by_bms_id ON bookings (company_id, location_id, bms_id) WHERE bms_id <> '';
