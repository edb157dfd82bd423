-- Whoever is being booked is known by the first letters of their e-mail address too: the index on it is one for a whole address and for its beginning.
DROP INDEX bookings_by_email;
CREATE INDEX bookings_by_email ON bookings (company_id, (lower(email)) COLLATE "C", starts_at, booking_id) WHERE email <> '';
