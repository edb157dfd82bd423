-- Who fails to sign in waits longer each time, instead of until the end of a window.

DELETE FROM issuer_attempts;
ALTER TABLE issuer_attempts ADD COLUMN wait_until timestamptz;
ALTER TABLE issuer_attempts RENAME COLUMN window_until TO forget_at;
