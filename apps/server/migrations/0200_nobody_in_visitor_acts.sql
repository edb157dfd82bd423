-- What visitors did is counted by a hash of the session, address, number or e-mail address, under a secret of this installation: whoever has their data erased stands in
-- this table no more than in others, and their acts of the last day count all the same.

INSERT INTO installation_secrets (name, secret, created_at)
  VALUES ('visitor acts', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now());

UPDATE visitor_acts SET subject = encode(sha256(convert_to(
  (SELECT secret FROM installation_secrets WHERE name = 'visitor acts') || ' ' || company_id || ' ' || subject, 'UTF8')), 'hex');
