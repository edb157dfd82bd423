import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { confirmationSpeaker } from '@rinda/phrases/confirmation'
import { figureDay, longDay, zoneName } from '@rinda/phrases/time/day-text'
import { encode } from 'uqr'
import type { Confirmation } from './confirmation.ts'
import { logoPicture } from './logo.ts'
import { a4, openPaper, quiet } from './paper.ts'

const margin = 56
const whole = a4.width - 2 * margin
/** Card of the code, at the right. */
const card = { width: 168, padding: 14 }
const left = { x: margin, width: whole - card.width - 28 }

/** Draws the paper of a booking: one page of A4, in the language of whoever keeps it. */
export async function drawConfirmation(facts: Confirmation, now: Date): Promise<Buffer> {
  const { language, zone } = facts
  const say = await confirmationSpeaker(language)
  const [startsAt, endsAt, at] = [minutesOf(facts.startsAt), minutesOf(facts.endsAt), minutesOf(now)]
  const paper = await openPaper({ title: `${say('title')}, ${facts.company}`, language, now })
  const logo = await logoPicture(facts.logo)

  const logoWidth = logo ? paper.picture(logo, { x: margin, y: margin, width: 140 }, 40) : 0
  const nameAt = logoWidth ? margin + logoWidth + 14 : margin
  const nameEnd = paper.say(
    facts.company,
    { x: nameAt, y: margin + 12, width: a4.width - margin - nameAt },
    { size: 13, bold: true, mostLines: 2 },
  )
  let y = Math.max(margin + 40, nameEnd) + 18
  paper.ground({ x: margin, y, width: whole }, 1, '#d5dcea')
  y = paper.say(say('title'), { x: margin, y: y + 30, width: whole }, { as: 'H1', size: 26, bold: true }) + 4
  if (facts.isPending)
    y = paper.say(say('pending'), { x: margin, y, width: whole }, { size: 12, colour: '#7a4a00', bold: true })
  y += 22
  const top = y

  // On paper the year is said: it may be found years later.
  const day = longDay(localDateOf(startsAt, zone), language, '')
  y = paper.say(day, { ...left, y }, { size: 15 }) + 2
  const time = `${localTimeOf(startsAt, zone)}–${localTimeOf(endsAt, zone)}`
  y = paper.say(time, { ...left, y }, { size: 38, bold: true, mostLines: 1, isWhole: true }) + 2
  const clock = say('zone', { zone: zoneName(zone, facts.startsAt, language) })
  y = paper.say(clock, { ...left, y }, { size: 11, colour: quiet }) + 24
  codeCard(paper, facts, top, say)
  const { place, address } = facts
  const lines = [
    [say('service'), facts.service],
    [say('specialist'), facts.specialist ?? ''],
    [say('place'), address.startsWith(place) ? address : [place, address].filter(Boolean).join(', ')],
    [say('phone'), facts.phone],
  ] as const
  for (const [label, value] of lines) {
    if (value === '') continue
    y = paper.say(label, { ...left, y }, { size: 11, colour: quiet }) + 1
    y = paper.say(value, { ...left, y }, { size: 14 }) + 12
  }

  const foot = a4.height - margin - 50
  paper.ground({ x: margin, y: foot - 14, width: whole }, 1, '#d5dcea')
  const known = `${figureDay(localDateOf(at, zone), language)} ${localTimeOf(at, zone)}`
  const next = paper.say(say('change'), { x: margin, y: foot, width: whole }, { size: 11 }) + 3
  paper.say(say('asOf', { at: known }), { x: margin, y: next, width: whole }, { size: 11, colour: quiet })
  return await paper.close()
}

type Paper = Awaited<ReturnType<typeof openPaper>>
type Say = Awaited<ReturnType<typeof confirmationSpeaker>>

/** Draws the code, to be read by a kiosk or by somebody. */
function codeCard(paper: Paper, { code }: Confirmation, top: number, say: Say) {
  const x = a4.width - margin - card.width
  const inner = { x: x + card.padding, width: card.width - 2 * card.padding }
  paper.ground({ x, y: top, width: card.width }, 268, '#f1f4fa')
  let y = paper.say(
    say('code'),
    { ...inner, y: top + card.padding },
    { size: 11, colour: quiet, align: 'center' },
  )
  y = paper.say(
    `${code.slice(0, 3)} ${code.slice(3)}`,
    { ...inner, y: y + 2 },
    { size: 26, bold: true, align: 'center', spacing: 1, mostLines: 1, isWhole: true },
  )
  paper.ground({ ...inner, y: y + 8 }, inner.width, '#ffffff')
  const squares = encode(code, { ecc: 'M', border: 2 }).data
  paper.squares(squares, { ...inner, y: y + 8 }, say('codeQr'))
  paper.say(
    say('codeHint'),
    { ...inner, y: y + 18 + inner.width },
    { size: 10, colour: quiet, align: 'center' },
  )
}

function minutesOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}
