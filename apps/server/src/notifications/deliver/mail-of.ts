import { mailSpeaker, type SayMail } from '@rinda/phrases/mail'
import { html } from '../../edge/html.ts'
import { type Facts, isGone } from './facts.ts'

/** The words of an e-mail, as text and as HTML. */
export type MailWords = { subject: string; text: string; html: string }

type Line = { label: string; value: string }

/** Writes an e-mail to a visitor, in their language. */
export function mailOf(facts: Facts): MailWords {
  const { kind, language, code } = facts
  const say = mailSpeaker(language)
  if (kind === 'link') return linkMailOf(facts)
  const subject =
    kind === 'code'
      ? say('subject_code', { code })
      : say(`subject_${kind}`, { when: whenOf(facts), place: facts.place })
  const lead = say(leadOf(facts))
  const lines: Line[] =
    kind === 'code'
      ? []
      : [
          { label: say('service'), value: facts.service },
          { label: say('specialist'), value: facts.specialist ?? '' },
          { label: say('place'), value: [facts.place, facts.address].filter(Boolean).join(', ') },
          { label: say('phone'), value: facts.phone },
          { label: say('reason'), value: facts.reason },
        ].filter(({ value }) => value !== '')
  const times =
    kind === 'code' ? [] : facts.times.map(({ day, from, till }) => ({ day, hours: `${from}–${till}` }))
  const shownCode = isGone(kind) || kind === 'earlier' ? '' : code
  const notes =
    kind === 'code'
      ? [say('code_until', { time: facts.codeUntil })]
      : kind === 'earlier'
        ? [say('earlier_until', { time: facts.codeUntil })]
        : [aboutFiles(facts, say), adviceOf(facts, say), say('not_yours')]
  const told = {
    lead,
    times,
    code: shownCode,
    codeLabel: say('code'),
    codeUse: say('code_use'),
    lines,
    link: facts.link,
    linkLabel: say(linkLabelOf(facts)),
    notes,
    optOut: facts.optOut && {
      label: say('no_more'),
      url: `${facts.optOut.origin}/visit/opt-out/${facts.optOut.token}`,
    },
  }
  return { subject, text: textOf(facts, told), html: htmlOf(facts, subject, told) }
}

/** Names the first sentence: what staff have done is said otherwise than what the visitor did themselves, and knows of. */
function leadOf({ kind, byStaff }: Facts) {
  if (byStaff && (kind === 'moved' || kind === 'canceled')) return `lead_${kind}_staff` as const
  return `lead_${kind}` as const
}

function linkLabelOf({ kind, mayConfirm }: Facts) {
  if (isGone(kind)) return 'book_again'
  if (kind === 'earlier') return 'earlier_open'
  return mayConfirm ? 'confirm_or_change' : 'manage'
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

/** Writes the e-mail with the link to all bookings of an address. */
function linkMailOf(facts: Facts): MailWords {
  const say = mailSpeaker(facts.language)
  const subject = say('subject_link', { company: facts.company })
  const told = {
    ...{ lead: say('lead_link'), times: [], code: '', codeLabel: '', codeUse: '', lines: [] },
    ...{ link: facts.link, linkLabel: say('open_list'), optOut: null },
    notes: [say('link_until', { time: facts.codeUntil })],
  }
  return { subject, text: textOf(facts, told), html: htmlOf(facts, subject, told) }
}

type Told = {
  lead: string
  times: readonly { day: string; hours: string }[]
  code: string
  codeLabel: string
  codeUse: string
  lines: readonly Line[]
  link: string
  linkLabel: string
  notes: readonly string[]
  /** Way to stop such messages. */
  optOut: { label: string; url: string } | null
}

/** `25. novembris, 10:30`; of several times the first one. */
export function whenOf({ times: [first] }: Pick<Facts, 'times'>): string {
  return first ? `${first.day}, ${first.from}` : ''
}

function textOf({ kind, company }: Facts, told: Told): string {
  const paragraphs = [
    told.lead,
    told.times.map(({ day, hours }) => `${day}, ${hours}`).join('\n'),
    told.lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    told.code && (kind === 'code' ? told.code : `${told.codeLabel}: ${told.code}\n${told.codeUse}`),
    told.link && `${told.linkLabel}:\n${told.link}`,
    told.notes.filter(Boolean).join('\n'),
    told.optOut && `${told.optOut.label}: ${told.optOut.url}`,
    company,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

const ink = '#16213b'
const quiet = '#4a5878'

/** Programs for mail know tables and styles at the element alone. */
function htmlOf({ kind, language, company }: Facts, subject: string, told: Told): string {
  const times = told.times.map(
    ({ day, hours }) =>
      html`<p style="margin:0 0 12px"><span style="color:${quiet}">${day}</span><br><strong style="font-size:28px;line-height:36px">${hours}</strong></p>`,
  )
  const lines = told.lines.map(
    ({ label, value }) =>
      html`<tr><td style="padding:2px 12px 2px 0;color:${quiet};vertical-align:top">${label}</td><td style="padding:2px 0">${value}</td></tr>`,
  )
  const label = kind === 'code' ? null : html`<span style="color:${quiet}">${told.codeLabel}</span><br>`
  const use = kind === 'code' ? null : html`<br><span style="color:${quiet}">${told.codeUse}</span>`
  const code = told.code
    ? html`<p style="margin:16px 0;padding:12px 16px;background:#f1f4fa;border-radius:8px">${label}<strong style="font-size:28px;line-height:36px;letter-spacing:2px">${told.code}</strong>${use}</p>`
    : null
  const link = told.link
    ? html`<p style="margin:16px 0"><a href="${told.link}" style="display:inline-block;padding:12px 20px;background:#1d5fd1;color:#fff;border-radius:8px;font-weight:600;text-decoration:none">${told.linkLabel}</a></p>`
    : null
  const notes = told.notes
    .filter(Boolean)
    .map((note) => html`<p style="margin:8px 0 0;color:${quiet};font-size:14px">${note}</p>`)
  const optOut = told.optOut
    ? html`<p style="margin:8px 0 0;font-size:14px"><a href="${told.optOut.url}" style="color:${quiet}">${told.optOut.label}</a></p>`
    : null
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:16px;background:#f4f6fb;color:${ink};font:16px/24px Inter,Segoe UI,Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td style="padding:12px 20px;background:#12264f;color:#fff;border-radius:12px 12px 0 0"><strong>${company}</strong></td></tr>
<tr><td style="padding:20px;background:#fff;border-radius:0 0 12px 12px">
<p style="margin:0 0 12px"><strong>${told.lead}</strong></p>
${times}
<table role="presentation" cellpadding="0" cellspacing="0">${lines}</table>
${code}
${link}
${notes}
${optOut}
</td></tr></table></td></tr></table></body></html>`.html
}
