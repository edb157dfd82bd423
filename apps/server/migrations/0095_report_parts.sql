-- What a month was at a location, counted by service and specialist. Reports are made of these rows, and each is made again by itself when
-- what it counts has changed.
CREATE TABLE report_parts (
  company_id   integer NOT NULL REFERENCES companies,
  -- Its first day.
  month        date NOT NULL,
  location_id  integer NOT NULL,
  -- The instants of the month in the company's zone, as it was when this was planned.
  begins_at    timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL,
  -- When it is to be counted, or counted again; null: as it stands, it is what the rows say.
  due_at       timestamptz,
  made_at      timestamptz,
  -- Whether time alone could not change it any more when it was counted.
  is_final     boolean NOT NULL DEFAULT false,
  -- When it was counted again after that and was another.
  changed_at   timestamptz,
  figures      jsonb,
  PRIMARY KEY (company_id, month, location_id),
  FOREIGN KEY (company_id, location_id) REFERENCES locations
);
CREATE INDEX report_parts_by_due_time ON report_parts (due_at) WHERE due_at IS NOT NULL;
