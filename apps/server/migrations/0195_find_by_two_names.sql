-- Who is looked for by two names is told from the index alone: each index of names holds all parts of the name too, so that the second name is looked for there and
-- nobody else's row is read. The second of two given names leads to its bookings as the second of two family names does.

-- All parts of a name as they are compared, each after a space: " anna marija kalnina berzina".
CREATE FUNCTION name_parts(first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || translate(search_form(first_name || ' ' || last_name), '-', ' ');

DROP INDEX bookings_by_last_name;
DROP INDEX bookings_by_first_name;
DROP INDEX bookings_by_last_name_tail;
CREATE INDEX bookings_by_last_name
  ON bookings (company_id, (search_form(last_name)) COLLATE "C", starts_at, booking_id, (name_parts(first_name, last_name)) COLLATE "C")
  INCLUDE (last_name, first_name) WHERE last_name <> '';
CREATE INDEX bookings_by_first_name
  ON bookings (company_id, (search_form(first_name)) COLLATE "C", starts_at, booking_id, (name_parts(first_name, last_name)) COLLATE "C")
  INCLUDE (first_name, last_name) WHERE first_name <> '';
CREATE INDEX bookings_by_last_name_tail
  ON bookings (company_id, (search_tail(last_name)) COLLATE "C", starts_at, booking_id, (name_parts(first_name, last_name)) COLLATE "C")
  INCLUDE (last_name, first_name) WHERE last_name ~ '[ -]';
CREATE INDEX bookings_by_first_name_tail
  ON bookings (company_id, (search_tail(first_name)) COLLATE "C", starts_at, booking_id, (name_parts(first_name, last_name)) COLLATE "C")
  INCLUDE (first_name, last_name) WHERE first_name ~ '[ -]';
