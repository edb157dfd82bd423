import { mailSpeaker } from '@rinda/phrases/mail'
import type { Facts } from './facts.ts'
import { whenOf } from './mail-of.ts'

/** Writes a text message to a visitor, in their language. */
export function textMessageOf(facts: Facts): string {
  const { kind, company, code, place } = facts
  const say = mailSpeaker(facts.language)
  const when = whenOf(facts)
  if (kind === 'code') return say('sms_code', { company, code })
  if (kind === 'confirmed' || kind === 'moved') return say(`sms_${kind}`, { company, when, place, code })
  return say(`sms_${kind}`, { company, when, place })
}
