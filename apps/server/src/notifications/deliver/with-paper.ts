import type { Facts } from './facts.ts'
import type { Letter } from './letter.ts'

/** Adds the paper of a visit that stands, or has a new time, to its mail; none of a series, whose visits have a code each. */
export async function withPaper(letter: Letter, facts: Facts, now: Date): Promise<Letter> {
  const [time, ...others] = facts.times
  const { kind, logoAddress: logo } = facts
  if (!time || others.length > 0 || !(kind === 'confirmed' || kind === 'moved')) return letter
  const { drawConfirmation } = await import('../confirmation/draw.ts')
  const content = await drawConfirmation({ ...facts, ...time, logo, isPending: false }, now)
  const paper = {
    filename: 'rinda.pdf',
    contentType: 'application/pdf',
    content,
    contentDisposition: 'attachment' as const,
  }
  return { ...letter, attachments: [...letter.attachments, paper] }
}
