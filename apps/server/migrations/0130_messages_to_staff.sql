-- Messages to staff, about a person of the portal: their invitation, or a sample of what visitors get, which they send themselves.
ALTER TABLE portal_users ADD COLUMN language text NOT NULL DEFAULT 'lv' CHECK (language IN ('lv', 'en', 'ru'));
ALTER TABLE outbox ADD COLUMN portal_user_id integer;
ALTER TABLE outbox DROP CONSTRAINT outbox_about;
ALTER TABLE outbox ADD CONSTRAINT outbox_about CHECK (num_nonnulls(booking_id, ticket_id, portal_user_id) = 1);

-- Tells of a message that was given up whether it did not arrive: those who carry it said no, or it was tried for too long. Others were given up as they had become pointless.
ALTER TABLE outbox ADD COLUMN is_undelivered boolean NOT NULL DEFAULT false;
