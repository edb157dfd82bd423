import { type Challenge, getChallenge, sendSolution } from '@rinda/client/bookings/challenge'
import { solveChallenge } from 'altcha-lib'
import type { DeriveKeyFunction } from 'altcha-lib/types'
import { visitorHttp } from './visitor-http.ts'

/** Solves a challenge of the server, which has room for one more act of this address then; false where that is of no use. */
export async function makeRoom(companyId: number): Promise<boolean> {
  const challenge = await getChallenge(visitorHttp, companyId)
  const solution = challenge && (await solve(challenge))
  return solution ? await sendSolution(visitorHttp, companyId, challenge, solution) : false
}

async function solve(challenge: Challenge) {
  return await solveChallenge({ challenge, deriveKey })
}

/** Work of the browser's own, which leaves the page free. There is none over plain HTTP: then the limit is as it is. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost }
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)) }
}
