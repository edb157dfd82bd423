-- Who belongs where, as the platform's admin has written it over the rulebook's directory. These rows lead with no company:
-- they are what decides the company of an address, before anything else is known of it.

CREATE TABLE directory_domains (
  domain           text PRIMARY KEY CHECK (domain = lower(domain)),
  company_id       integer NOT NULL REFERENCES companies,
  is_partner       boolean NOT NULL DEFAULT false,
  with_subdomains  boolean NOT NULL DEFAULT false,
  is_removed       boolean NOT NULL DEFAULT false,
  profile          jsonb NOT NULL DEFAULT '{}',
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL
);
COMMENT ON COLUMN directory_domains.is_removed IS 'The rulebook knows this domain, and here it is known no more.';
COMMENT ON COLUMN directory_domains.profile IS 'Answers for the people of this domain, over those of their company.';

CREATE TABLE directory_accounts (
  email             text PRIMARY KEY CHECK (email = lower(email)),
  is_company_admin  boolean,
  is_known          boolean,
  profile           jsonb NOT NULL DEFAULT '{}',
  created_at        timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL
);
COMMENT ON COLUMN directory_accounts.is_company_admin IS 'Of a partner''s people: on the list of company admins. Null: as the rulebook says.';
COMMENT ON COLUMN directory_accounts.is_known IS 'Of an unknown domain, and yet received like one of a known domain. Null: as the rulebook says.';

-- Who moves to another company with their domain stays signed in, and is of the new company from the next call on.
ALTER TABLE portal_sessions
  DROP CONSTRAINT portal_sessions_company_id_portal_user_id_fkey,
  ADD CONSTRAINT portal_sessions_company_id_portal_user_id_fkey
    FOREIGN KEY (company_id, portal_user_id) REFERENCES portal_users ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX audit_of_the_directory ON audit (audit_id) WHERE object_kind IN ('company', 'domain', 'portal_user');
