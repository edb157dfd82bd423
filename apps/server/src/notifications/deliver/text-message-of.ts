import { localDateOf } from '@rinda/domain/time/zone'
import { figureDay } from '@rinda/phrases/day-text'
import { mailSpeaker } from '@rinda/phrases/mail'
import segments from 'sms-segments-calculator'
import { type Facts, isGone } from './facts.ts'
import { whenOf } from './mail-of.ts'

/** Parts of which a text message has at most so many. */
const mostParts = 2
/** Characters of the names of a company and a place, tried one after the other until it fits. */
const widths = [200, 40, 30, 24, 18, 12]
const letters = new Intl.Segmenter('en')

/** Counts the parts in which a text message is sent: letters beyond the alphabet of GSM have it twice as long. */
export function partsOf(text: string): number {
  return new segments.SegmentedMessage(text).segmentsCount
}

/**
 * Writes a text message to a visitor, in their language, in two parts at most: long names are cut, then what the link is for is left unsaid and the day is said
 * in figures, and a link that is still too long is left out.
 */
export function textMessageOf(facts: Facts): string {
  const named = (most: number) => ({ company: cut(facts.company, most), place: cut(facts.place, most) })
  const figures = {
    ...facts,
    times: facts.times.map((time) => ({ ...time, day: dayInFigures(time, facts) })),
  }
  const shortest = wordsOf({ ...figures, ...named(8) })
  const tries = [
    ...widths.map((most) => wholeOf({ ...facts, ...named(most) })),
    ...widths.map((most) => `${wordsOf({ ...figures, ...named(most) })} ${linkOf(facts)}`.trim()),
  ]
  return tries.find((text) => partsOf(text) <= mostParts) ?? shortest
}

function dayInFigures({ startsAt }: Facts['times'][number], { zone, language }: Facts): string {
  return figureDay(localDateOf(Math.floor(startsAt.getTime() / 60_000), zone), language)
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

/** Cuts a name after a word, where it is longer; never amid a letter. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name
  let kept = ''
  for (const { segment } of letters.segment(name)) {
    if (kept.length + segment.length >= most) break
    kept += segment
  }
  const words = kept.replace(/[\s,.;:–-]+\S*$/, '')
  // A quotation that would not end is not begun.
  return (words.length > most / 2 ? words : kept).replace(/\s*[«„“"(][^»“”")]*$/, '') || kept
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
