import { createHash } from 'node:crypto'
import { done } from '@rinda/contract/wire/refusals'
import type { RequestKey } from './reply-store.ts'
import type { Answer } from './work.ts'
import type { Write } from './write.ts'

/** Key from a password, and its text under that key (RFC 7518, 4.8 and 5.3). */
const way = { alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' } as const

/**
 * Makes the parts of a request whose answer tells a secret, as an attribute, that is kept nowhere else in its own words: the `request` under which the answer
 * is kept, a `write` that keeps it sealed by the request's key, which the database does not have, and what opens it. So whoever asks again under that key is
 * told it again, and nobody else is.
 */
export function tellingOnce({ caller, key }: RequestKey, attribute: string) {
  const request: RequestKey = { caller, key: createHash('sha256').update(key).digest('base64url') }
  return {
    request,
    sealing:
      (write: Write): Write =>
      async (asked, work) =>
        await write(asked, async (tx) => {
          const worked = await work(tx)
          if (!worked.ok || !worked.value.answer) return worked
          const answer = await withSecret(worked.value.answer, attribute, (secret) => seal(secret, key))
          return done({ ...worked.value, answer })
        }),
    open: async <Told extends Answer>(answer: Told) =>
      await withSecret(answer, attribute, (sealed) => unseal(sealed, key)),
  }
}

/** An answer with its secret made into another text; the same where it tells none. */
async function withSecret<Told extends Answer>(
  answer: Told,
  attribute: string,
  make: (secret: string) => Promise<string>,
): Promise<Told> {
  const { attributes } = answer.resource
  const secret = attributes[attribute]
  if (typeof secret !== 'string') return answer
  const resource = { ...answer.resource, attributes: { ...attributes, [attribute]: await make(secret) } }
  return { ...answer, resource }
}

// Secrets are made seldom: what seals them is loaded when the first one is.
const jose = () => import('jose')
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function seal(secret: string, key: string): Promise<string> {
  const { CompactEncrypt } = await jose()
  return await new CompactEncrypt(bytesOf(secret)).setProtectedHeader(way).encrypt(bytesOf(key))
}

async function unseal(sealed: string, key: string): Promise<string> {
  const { compactDecrypt } = await jose()
  const opened = await compactDecrypt(sealed, bytesOf(key), {
    keyManagementAlgorithms: [way.alg],
    contentEncryptionAlgorithms: [way.enc],
  })
  return new TextDecoder().decode(opened.plaintext)
}
