import { localDateOf } from '@rinda/domain/time/zone'
import { mailSpeaker } from '@rinda/phrases/mail'
import { figureDay } from '@rinda/phrases/time/day-text'
import segments from 'sms-segments-calculator'
import { type Facts, isGone } from './facts.ts'
import { whenOf } from './mail-of.ts'

/** Parts of which a text message has at most so many. */
const mostParts = 2
/** Ways to say it, tried one after the other until it fits: characters of the company's and the place's name, and whether the day is said in figures. */
const ways = [
  { company: 200, place: 200, isShort: false },
  { company: 40, place: 40, isShort: false },
  { company: 24, place: 30, isShort: false },
  { company: 40, place: 30, isShort: true },
  { company: 24, place: 24, isShort: true },
  { company: 14, place: 18, isShort: true },
  { company: 8, place: 12, isShort: true },
]
const letters = new Intl.Segmenter('en')

/** Counts the parts in which a text message is sent: letters beyond the alphabet of GSM have it twice as long. */
export function partsOf(text: string): number {
  return new segments.SegmentedMessage(text).segmentsCount
}

/**
 * Writes a text message to a visitor, in their language, in two parts at most: what the link is for is left unsaid, the day is said in figures, the ends of long names
 * are cut, and a link that is still too long is left out, unless it is all that was asked for.
 */
export function textMessageOf(facts: Facts): string {
  const link = linkOf(facts)
  const written = (way: (typeof ways)[number]) => wordsOf(saidShorter(facts, way))
  const shortest = (way: (typeof ways)[number]) =>
    facts.kind === 'link' ? `${cut(facts.company, way.company)}: ${link}` : written(way)
  const tries = [
    wholeOf(facts),
    ...ways.map((way) => `${written(way)} ${link}`.trim()),
    ...ways.map(shortest),
  ]
  return tries.find((text) => partsOf(text) <= mostParts) ?? tries.at(-1) ?? ''
}

function saidShorter(facts: Facts, { company, place, isShort }: (typeof ways)[number]): Facts {
  const times = facts.times.map((time) => ({ ...time, day: dayInFigures(time, facts) }))
  return {
    ...facts,
    ...{ company: cut(facts.company, company), place: cut(facts.place, place) },
    ...(isShort ? { times } : {}),
  }
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
