-- Counters that somebody planned for an hour of a day at a location. Hours without a row have as many as usual.
CREATE TABLE staffing_plans (
  company_id   integer NOT NULL,
  location_id  integer NOT NULL,
  day          date NOT NULL,
  hour         integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  counters     integer NOT NULL CHECK (counters BETWEEN 0 AND 50),
  updated_by   text NOT NULL,
  updated_at   timestamptz NOT NULL,
  PRIMARY KEY (company_id, location_id, day, hour),
  FOREIGN KEY (company_id, location_id) REFERENCES locations
);
