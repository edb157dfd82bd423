import { mailSpeaker } from '@rinda/phrases/mail'
import segments from 'sms-segments-calculator'
import { type Facts, isGone } from './facts.ts'
import { whenOf } from './mail-of.ts'

/** Parts of which a text message has at most so many. */
const mostParts = 2
/** Characters of the names of a company and a place, tried one after the other until it fits. */
const widths = [200, 40, 30, 24, 18, 12]

/** Counts the parts in which a text message is sent: letters beyond the alphabet of GSM have it twice as long. */
export function partsOf(text: string): number {
  return new segments.SegmentedMessage(text).segmentsCount
}

/**
 * Writes a text message to a visitor, in their language, in two parts at most: long names are cut, then what the link is for is left unsaid, and a link that is
 * still too long.
 */
export function textMessageOf(facts: Facts): string {
  const shortest = { ...facts, company: cut(facts.company, 12), place: cut(facts.place, 12) }
  const tries = [
    ...widths.map((most) =>
      wholeOf({ ...facts, company: cut(facts.company, most), place: cut(facts.place, most) }),
    ),
    `${wordsOf(shortest)} ${linkOf(facts)}`,
  ]
  return tries.find((text) => partsOf(text) <= mostParts) ?? wordsOf(shortest)
}

const linkOf = ({ shortLink, link }: Facts) => shortLink || link

function wholeOf(facts: Facts): string {
  const { mayConfirm, language, kind } = facts
  const link = linkOf(facts)
  if (!link) return wordsOf(facts)
  const say = mailSpeaker(language)
  const what = isGone(kind) ? `${say('book_again')}: ` : mayConfirm ? `${say('sms_confirm')} ` : ''
  return `${wordsOf(facts)} ${what}${link}`
}

/** Cuts a name after a word, where it is longer. */
function cut(name: string, most: number): string {
  const letters = [...name]
  if (letters.length <= most) return name
  const kept = letters.slice(0, most - 1).join('')
  const words = kept.replace(/[\s,.;:–-]+\S*$/, '')
  return `${words.length > most / 2 ? words : kept}.`
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
