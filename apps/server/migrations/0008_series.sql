-- The bookings of one series are found together, to be canceled together. Few bookings belong to any.
CREATE INDEX bookings_series ON bookings (company_id, (config ->> 'series')) WHERE config ->> 'series' IS NOT NULL;
