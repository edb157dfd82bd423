-- A name is found in either alphabet, by its letters as Latvian writes them: Петрова and Petrova are one form, and so are Людмила and Ludmila. The marks around a company's
-- name are none of it: of SIA „Rudzu lauks”, rudzu is a beginning.
CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(regexp_replace(replace(translate(
  regexp_replace(normalize(translate(words COLLATE "C", 'Йй', 'jj'), NFKD), '[\u0300-\u036f]', '', 'g'),
  'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯЪЬІЄҐабвгдежзиклмнопрстуфхцчшщыэюяъьієґŁłØøĐđ„“”"«»‹›',
  'abvgdezziklmnoprstufhccsщieюяььiegabvgdezziklmnoprstufhccsщieюяььieglloodd'),
  'щ', 'sc'), '(?<![b-df-hj-np-tv-z])([юя])', 'j\1', 'g'), 'юяь', 'ua')) COLLATE "C";

DROP INDEX bookings_by_last_name;
DROP INDEX bookings_by_first_name;
DROP INDEX bookings_by_last_name_tail;
DROP INDEX bookings_by_first_name_tail;
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
