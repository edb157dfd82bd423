-- Private calendars of specialists, read from an address: the times at which they are busy elsewhere, and nothing else of them.
CREATE TABLE busy_calendars (
  company_id     integer NOT NULL,
  specialist_id  integer NOT NULL,
  -- Whoever has it reads that calendar: it is never told again.
  url            text NOT NULL,
  etag           text,
  ask_at         timestamptz NOT NULL,
  -- Somebody asked for a reading that was not done yet.
  is_asked       boolean NOT NULL,
  -- Last time that it answered, and last time that the busy times were worked out of what it says.
  heard_at       timestamptz,
  read_at        timestamptz,
  fault          text,
  failing_since  timestamptz,
  failures       integer NOT NULL DEFAULT 0,
  created_by     text NOT NULL,
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (company_id, specialist_id),
  FOREIGN KEY (company_id, specialist_id) REFERENCES specialists ON DELETE CASCADE
);
CREATE INDEX busy_calendars_by_time ON busy_calendars (ask_at);

CREATE TABLE busy_times (
  company_id     integer NOT NULL,
  specialist_id  integer NOT NULL,
  from_at        timestamptz NOT NULL,
  till_at        timestamptz NOT NULL,
  PRIMARY KEY (company_id, specialist_id, from_at),
  FOREIGN KEY (company_id, specialist_id) REFERENCES busy_calendars ON DELETE CASCADE,
  CHECK (from_at < till_at)
);
