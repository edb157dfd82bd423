import { mailSpeaker, type SayMail } from '@rinda/phrases/mail'
import encodeQR from 'qr'
import { type Facts, isGone } from './facts.ts'
import type { Picture } from './letter-look.ts'
import { type Told, visitHtml } from './visit-html.ts'

/** The words of an e-mail, as text and as HTML, and the pictures that this one names. */
export type MailWords = { subject: string; text: string; html: string; pictures: readonly Picture[] }

/** Writes an e-mail to a visitor, in their language. */
export function mailOf(facts: Facts): MailWords {
  const { kind, language, code, logo } = facts
  const say = mailSpeaker(language)
  const told =
    kind === 'code' ? codeTold(facts, say) : kind === 'link' ? linkTold(facts, say) : visitTold(facts, say)
  const subject =
    kind === 'code'
      ? say('subject_code', { code })
      : kind === 'link'
        ? say('subject_link', { company: facts.company })
        : say(`subject_${kind}`, { when: whenOf(facts), place: facts.place })
  const qr = told.isCodeShownAtPlace ? qrOf(told.code) : null
  const pictures = [logo, qr].filter((one) => one !== null)
  return { subject, text: textOf(facts, told, say), html: visitHtml(facts, subject, told, qr, say), pictures }
}

const nothing: Told = {
  ...{ lead: '', times: [], lines: [], code: '', isCodeShownAtPlace: false },
  ...{ link: '', linkLabel: '', cancelLink: '', mapLink: '', notes: [], notYours: false, optOut: '' },
}

/** The code that proves an address. */
function codeTold({ code, codeUntil }: Facts, say: SayMail): Told {
  return { ...nothing, lead: say('lead_code'), code, notes: [say('code_until', { time: codeUntil })] }
}

/** The link to all bookings of an address. */
function linkTold({ link, codeUntil }: Facts, say: SayMail): Told {
  return {
    ...nothing,
    lead: say('lead_link'),
    ...{ link, linkLabel: say('open_list') },
    notes: [say('link_until', { time: codeUntil })],
  }
}

function visitTold(facts: Facts, say: SayMail): Told {
  const { kind, times, optOut } = facts
  const lines = [
    { label: say('service'), value: facts.service },
    { label: say('specialist'), value: facts.specialist ?? '' },
    { label: say('place'), value: [facts.place, facts.address].filter(Boolean).join(', ') },
    { label: say('phone'), value: facts.phone },
    { label: say('reason'), value: facts.reason },
  ].filter(({ value }) => value !== '')
  const code = isGone(kind) || kind === 'earlier' ? '' : facts.code
  const notes =
    kind === 'earlier'
      ? [say('earlier_until', { time: facts.codeUntil })]
      : [aboutFiles(facts, say), adviceOf(facts, say)].filter(Boolean)
  return {
    lead: say(leadOf(facts)),
    times: times.map(({ day, from, till }) => ({ day, hours: `${from}–${till}` })),
    lines,
    code,
    isCodeShownAtPlace: code !== '',
    link: facts.link,
    linkLabel: say(linkLabelOf(facts)),
    cancelLink: facts.cancelLink,
    mapLink: isGone(kind) ? '' : facts.mapLink,
    notes,
    notYours: kind !== 'earlier',
    optOut: optOut ? `${optOut.origin}/visit/opt-out/${optOut.token}` : '',
  }
}

/** Names the first sentence: what staff have done is said otherwise than what the visitor did themselves, and knows of. */
function leadOf({ kind, byStaff }: Facts) {
  if (byStaff && (kind === 'moved' || kind === 'canceled')) return `lead_${kind}_staff` as const
  return `lead_${kind}` as const
}

function linkLabelOf({ kind, mayConfirm }: Facts) {
  if (isGone(kind)) return 'book_again'
  if (kind === 'earlier') return 'earlier_open'
  return mayConfirm ? 'confirm_or_move' : 'manage'
}

function adviceOf({ kind, byStaff, link }: Facts, say: SayMail): string {
  if (kind === 'reminder') return say('cannot_come')
  return kind === 'moved' && byStaff && link ? say('other_time') : ''
}

function aboutFiles({ kind, times }: Facts, say: SayMail): string {
  if (kind === 'requested' || kind === 'reminder') return ''
  if (isGone(kind)) return say('calendar_gone')
  return say(times.length === 1 ? 'calendar_and_paper' : 'calendar')
}

/** The code as a kiosk reads it. Programs for mail show no drawings (SVG). */
function qrOf(code: string): Picture {
  return {
    cid: 'code@rinda',
    contentType: 'image/gif',
    content: Buffer.from(encodeQR(code, 'gif', { scale: 3, border: 2 })),
  }
}

/** `25. novembris, 10:30`; of several times the first one. */
export function whenOf({ times: [first] }: Pick<Facts, 'times'>): string {
  return first ? `${first.day}, ${first.from}` : ''
}

function textOf({ company }: Facts, told: Told, say: SayMail): string {
  const paragraphs = [
    told.lead,
    told.times.map(({ day, hours }) => `${day}, ${hours}`).join('\n'),
    told.lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    told.code && (told.isCodeShownAtPlace ? `${say('code')}: ${told.code}\n${say('code_use')}` : told.code),
    told.link && `${told.linkLabel}:\n${told.link}`,
    told.cancelLink && `${say('cancel')}:\n${told.cancelLink}`,
    [...told.notes, told.notYours ? say('not_yours') : ''].filter(Boolean).join('\n'),
    told.optOut && `${say('no_more')}: ${told.optOut}`,
    company,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
