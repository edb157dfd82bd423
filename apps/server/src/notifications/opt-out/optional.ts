import type { MessageKind } from '@rinda/contract/booking/outbox'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { getInstallationSecret } from '../../sign-in/installation-secrets.ts'
import { hashAddress, tokenOf } from './address-token.ts'
import { isOptedOut } from './opt-out-store.ts'

/** Kinds of messages that somebody may want to be spared: what they did not ask for, and what tells of no change. */
const optional: readonly MessageKind[] = ['reminder']

/** Gives the secret by which links to stop messages are made; the same on every node. */
export async function optOutSecret(db: Database, now: Date): Promise<string> {
  return await getInstallationSecret(db, 'message opt-outs', now)
}

type To = { companyId: number; kind: MessageKind; recipient: string }

/** Tells whether whoever would get a message has asked to be spared such ones. */
export async function isUnwanted(
  db: Database,
  { companyId, kind, recipient }: To,
  now: Date,
): Promise<boolean> {
  if (!optional.includes(kind)) return false
  const hash = hashAddress(await optOutSecret(db, now), companyId, recipient)
  return await isOptedOut(db, narrow(systemCaller.scope, companyId), hash)
}

/** Gives the token by which the recipient of a message stops such ones; empty: it cannot be stopped. */
export async function optOutToken(
  db: Database,
  { companyId, kind, recipient }: To,
  now: Date,
): Promise<string> {
  if (!optional.includes(kind)) return ''
  const secret = await optOutSecret(db, now)
  return tokenOf(secret, { companyId, hash: hashAddress(secret, companyId, recipient) })
}
