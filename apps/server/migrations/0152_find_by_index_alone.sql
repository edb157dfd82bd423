-- Who fits is found, and put in order of the start, from the index alone: beside the form that is looked for each index holds the column that it is made of, without which
-- PostgreSQL reads the table for it. So only the rows that are told are read there.

DROP INDEX bookings_by_last_name;
DROP INDEX bookings_by_first_name;
DROP INDEX bookings_by_last_name_tail;
DROP INDEX bookings_by_email;
DROP INDEX bookings_by_phone;
DROP INDEX bookings_by_code_start;
CREATE INDEX bookings_by_last_name ON bookings (company_id, (search_form(last_name)) COLLATE "C", starts_at, booking_id)
  INCLUDE (last_name) WHERE last_name <> '';
CREATE INDEX bookings_by_first_name ON bookings (company_id, (search_form(first_name)) COLLATE "C", starts_at, booking_id)
  INCLUDE (first_name) WHERE first_name <> '';
CREATE INDEX bookings_by_last_name_tail ON bookings (company_id, (search_tail(last_name)) COLLATE "C", starts_at, booking_id)
  INCLUDE (last_name) WHERE last_name ~ '[ -]';
CREATE INDEX bookings_by_phone ON bookings (company_id, phone_number COLLATE "C", starts_at, booking_id)
  INCLUDE (phone_country_code) WHERE phone_number <> '';
CREATE INDEX bookings_by_email ON bookings (company_id, (lower(email)) COLLATE "C", starts_at, booking_id)
  INCLUDE (email) WHERE email <> '';
CREATE INDEX bookings_by_code_start ON bookings (company_id, code COLLATE "C", starts_at, booking_id) WHERE code <> '';
