import type { Generated } from 'kysely'
import type { Json, JsonObject } from '../columns-of.ts'

export type IssuerAccountsTable = {
  account_id: string
  email: string
  name: string
  password_hash: string
  is_demo: Generated<boolean>
  created_at: Date
}

export type IssuerAttemptsTable = {
  subject: string
  failures: number
  wait_until: Date | null
  forget_at: Date
}

export type IssuerArtifactsTable = {
  kind: string
  id: string
  payload: Json<JsonObject>
  grant_id: string | null
  uid: string | null
  user_code: string | null
  consumed_at: Date | null
  expires_at: Date | null
}

export type IssuerKeysTable = { key_id: string; jwk: Json<JsonObject>; created_at: Date }

export type InstallationSecretsTable = { name: string; secret: string; created_at: Date }
