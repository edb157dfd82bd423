import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { addressSubject } from '../limits/visitor-limits.ts'
import { isSolved, makeChallenge, type Solved } from './challenge.ts'
import { insertProof } from './proof-store.ts'

type Context = { db: Database; secretOf: (name: string, now: Date) => Promise<string> }
type Asked = { companyId: number; now: Date }

/** Name of the secret that challenges are signed with. */
const secretName = 'visitor challenges'

/** Gives a visitor a challenge: solved, it gives their address room for one more hold, booking and ticket. */
export async function askChallenge({ secretOf }: Context, { ip }: VisitorCaller, { companyId, now }: Asked) {
  const secret = await secretOf(secretName, now)
  return await makeChallenge({ companyId, network: networkOf(ip) }, { secret, now })
}

/** Takes the solution of a challenge, once. */
export async function prove(
  { db, secretOf }: Context,
  caller: VisitorCaller,
  solved: Solved,
  { companyId, now }: Asked,
): Promise<Result<null>> {
  const secret = await secretOf(secretName, now)
  const of = { companyId, network: networkOf(caller.ip) }
  if (!(await isSolved(solved, of, { secret, now }))) return refuse('proof_wrong')
  const challenge = solved.challenge.signature ?? ''
  const scope = narrow(caller.scope, companyId)
  const isFresh = await insertProof(db, scope, { challenge, subject: addressSubject(caller), at: now })
  return isFresh ? done(null) : refuse('proof_used')
}
