-- What a promise was made of, where no appointment decides it: the people in line for the same counters, the middle of what was drawn, and the usual wait at
-- that length of the line, where one was known. Both estimates are held against the wait that came.
ALTER TABLE wait_promises
  ADD COLUMN service_id integer,
  ADD COLUMN people     integer,
  ADD COLUMN drawn_ms   double precision,
  ADD COLUMN usual_ms   double precision;
