-- What a visitor is found by: the beginning of a name, of a telephone number, of a booking's code. Plain indexes by the first
-- letters, each led by the company: they cost a write next to nothing, and need no extension.

-- A text as it is compared: small letters, without the marks above and below them. No collation decides any of it.
CREATE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(
  regexp_replace(normalize(words COLLATE "C", NFKD), '[\u0300-\u036f]', '', 'g'),
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐŁłØøĐđ',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяієґlloodd')) COLLATE "C";

-- The second of two names that are written as one: of Kalniņa-Bērziņa, berzina.
CREATE FUNCTION search_tail(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN search_form(regexp_replace(words COLLATE "C", '^[^ -]*[ -]+', ''));

CREATE INDEX bookings_by_last_name ON bookings (company_id, (search_form(last_name)) COLLATE "C") WHERE last_name <> '';
CREATE INDEX bookings_by_first_name ON bookings (company_id, (search_form(first_name)) COLLATE "C") WHERE first_name <> '';
CREATE INDEX bookings_by_last_name_tail ON bookings (company_id, (search_tail(last_name)) COLLATE "C") WHERE last_name ~ '[ -]';
CREATE INDEX bookings_by_phone_start ON bookings (company_id, phone_number COLLATE "C") WHERE phone_number <> '';
CREATE INDEX bookings_by_code_start ON bookings (company_id, code COLLATE "C") WHERE code <> '';
