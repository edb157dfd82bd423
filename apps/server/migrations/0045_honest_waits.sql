-- What is learnt of a line, as waits are drawn by it: one small record of a location. How far its tickets are learnt from, and whether there may be more.
CREATE TABLE line_habits (
  company_id   integer NOT NULL REFERENCES companies,
  location_id  integer NOT NULL,
  habits       jsonb NOT NULL,
  learnt_at    timestamptz NOT NULL,
  has_more     boolean NOT NULL DEFAULT true,
  PRIMARY KEY (company_id, location_id),
  FOREIGN KEY (company_id, location_id) REFERENCES locations
);

-- What somebody who waits was shown once, in minutes from then, and how long they waited from then until they were called.
CREATE TABLE wait_promises (
  company_id   integer NOT NULL REFERENCES companies,
  ticket_id    bigint NOT NULL,
  location_id  integer NOT NULL,
  promised_at  timestamptz NOT NULL,
  low          integer NOT NULL,
  middle       integer NOT NULL,
  high         integer NOT NULL,
  waited_ms    double precision,
  PRIMARY KEY (company_id, ticket_id),
  FOREIGN KEY (company_id, ticket_id) REFERENCES tickets
);
CREATE INDEX wait_promises_by_location ON wait_promises (company_id, location_id, promised_at);
