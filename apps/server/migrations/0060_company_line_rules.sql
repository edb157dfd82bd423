-- Among what was done to a set-up there are also the rules of the company's line.
DROP INDEX audit_of_set_ups;
CREATE INDEX audit_of_set_ups ON audit (company_id, audit_id) WHERE object_kind IN ('location', 'service', 'specialist', 'company');
