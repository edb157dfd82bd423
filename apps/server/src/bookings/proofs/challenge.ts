import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Work that a solution takes: some 256 keys of so many rounds each, a second or two of a phone. */
const rounds = 4_000
/** Minutes for which a challenge may be solved. */
const goodForMinutes = 10

/** Visitors that a challenge is for: solved by others, or at another company, it is worth nothing. */
type For = { companyId: number; network: string }
type Signed = { secret: string; now: Date }

/** Makes a challenge, signed with a secret of the installation: any node knows it again. */
export async function makeChallenge(
  { companyId, network }: For,
  { secret, now }: Signed,
): Promise<Challenge> {
  // Its end stands among the data, as it is held against the clock of the server and not of the library.
  const until = Math.floor(now.getTime() / 1000) + goodForMinutes * 60
  return await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: rounds, deriveKey, hmacSignatureSecret: secret },
    data: { company_id: companyId, network, until },
  })
}

export type Solved = { challenge: Challenge; solution: { counter: number; derivedKey: string } }

/** Tells whether a challenge is one of ours, for them, still good, and solved. */
export async function isSolved(
  { challenge, solution }: Solved,
  { companyId, network }: For,
  { secret, now }: Signed,
): Promise<boolean> {
  const { data = {}, cost } = challenge.parameters
  const isTheirs = data.company_id === companyId && data.network === network && cost === rounds
  if (!isTheirs || Number(data.until) * 1000 <= now.getTime()) return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
  return verified
}
