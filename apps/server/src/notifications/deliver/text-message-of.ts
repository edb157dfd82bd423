import { mailSpeaker } from '@rinda/phrases/mail'
import { type Facts, isGone } from './facts.ts'
import { whenOf } from './mail-of.ts'

/** Writes a text message to a visitor, in their language. */
export function textMessageOf(facts: Facts): string {
  const { link, mayConfirm, language, kind } = facts
  if (!link) return wordsOf(facts)
  const say = mailSpeaker(language)
  const what = isGone(kind) ? `${say('book_again')}: ` : mayConfirm ? `${say('sms_confirm')} ` : ''
  return `${wordsOf(facts)} ${what}${link}`
}

function wordsOf(facts: Facts): string {
  const { kind, company, code, place } = facts
  const say = mailSpeaker(facts.language)
  const when = whenOf(facts)
  if (kind === 'link') return say('sms_link', { company, time: facts.codeUntil })
  if (kind === 'code') return say('sms_code', { company, code })
  if (kind === 'confirmed' || kind === 'moved' || kind === 'reminder')
    return say(`sms_${kind}`, { company, when, place, code })
  if (kind === 'earlier') return say('sms_earlier', { company, when, place, time: facts.codeUntil })
  return say(`sms_${kind}`, { company, when, place })
}
