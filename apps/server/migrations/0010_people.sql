-- When somebody was here last, and the links with which people choose their first password.

ALTER TABLE portal_users ADD COLUMN last_sign_in_at timestamptz;

CREATE TABLE portal_invitations (
  company_id      integer NOT NULL,
  portal_user_id  integer NOT NULL,
  secret_hash     bytea NOT NULL,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  PRIMARY KEY (company_id, portal_user_id),
  FOREIGN KEY (company_id, portal_user_id) REFERENCES portal_users ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX portal_invitations_by_secret ON portal_invitations (secret_hash);
COMMENT ON TABLE portal_invitations IS 'One for each person: a new link ends the one before.';
