-- Sign-in: the sessions of the portal, and what the built-in OpenID Connect issuer keeps.

CREATE TABLE portal_sessions (
  company_id      integer NOT NULL,
  secret_hash     bytea NOT NULL,
  token_hash      bytea NOT NULL,
  portal_user_id  integer NOT NULL,
  id_token        text,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  PRIMARY KEY (company_id, secret_hash),
  FOREIGN KEY (company_id, portal_user_id) REFERENCES portal_users ON DELETE CASCADE
);
CREATE INDEX portal_sessions_by_secret ON portal_sessions (secret_hash);
CREATE INDEX portal_sessions_by_token ON portal_sessions (token_hash);
CREATE INDEX portal_sessions_by_expiry ON portal_sessions (expires_at);

CREATE TABLE issuer_accounts (
  account_id     uuid PRIMARY KEY,
  email          text NOT NULL UNIQUE CHECK (email = lower(email)),
  name           text NOT NULL,
  password_hash  text NOT NULL,
  is_demo        boolean NOT NULL DEFAULT false,
  created_at     timestamptz NOT NULL
);

CREATE TABLE issuer_attempts (
  subject       text PRIMARY KEY,
  failures      integer NOT NULL,
  window_until  timestamptz NOT NULL
);

CREATE TABLE issuer_artifacts (
  kind         text NOT NULL,
  id           text NOT NULL,
  payload      jsonb NOT NULL,
  grant_id     text,
  uid          text,
  user_code    text,
  consumed_at  timestamptz,
  expires_at   timestamptz,
  PRIMARY KEY (kind, id)
);
CREATE INDEX issuer_artifacts_by_grant ON issuer_artifacts (grant_id);
CREATE INDEX issuer_artifacts_by_uid ON issuer_artifacts (uid);
CREATE INDEX issuer_artifacts_by_expiry ON issuer_artifacts (expires_at);

CREATE TABLE issuer_keys (
  key_id      text PRIMARY KEY,
  jwk         jsonb NOT NULL,
  created_at  timestamptz NOT NULL
);

-- Secrets of this installation that must be the same on every node (cookie signing keys and the like).
CREATE TABLE installation_secrets (
  name        text PRIMARY KEY,
  secret      text NOT NULL,
  created_at  timestamptz NOT NULL
);
