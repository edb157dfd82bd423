-- How far each follower has come in each company's stream: the sweep of old events waits for the slowest.

CREATE TABLE stream_followers (
  company_id  integer NOT NULL REFERENCES companies,
  name        text NOT NULL,
  seq         bigint NOT NULL,
  PRIMARY KEY (company_id, name)
);

-- How many changes of each kind there have been, also of those whose events are no longer kept.
CREATE TABLE event_counts (
  company_id  integer NOT NULL REFERENCES companies,
  type        text NOT NULL,
  total       bigint NOT NULL,
  PRIMARY KEY (company_id, type)
);

-- What happened before is not counted, as it is no longer all there.
INSERT INTO stream_followers (company_id, name, seq) SELECT company_id, 'event-counts', seq FROM streams;
