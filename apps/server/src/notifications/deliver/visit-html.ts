import type { SayMail } from '@rinda/phrases/mail'
import { type Html, html } from '../../edge/html.ts'
import type { Facts } from './facts.ts'
import { letterHtml, mainButton, note, type Picture, quietLink, textLink } from './letter-look.ts'

/** Contents of a mail to a visitor, in the order in which it stands there; what is empty is not said. */
export type Told = {
  lead: string
  times: readonly { day: string; hours: string }[]
  lines: readonly { label: string; value: string }[]
  code: string
  /** Tells whether the code is one of a visit, and not what proves an address. */
  isCodeShownAtPlace: boolean
  /** The one thing that it leads to. */
  link: string
  linkLabel: string
  cancelLink: string
  mapLink: string
  notes: readonly string[]
  /** Tells whether somebody else may have got it who never booked. */
  notYours: boolean
  /** Way to stop such messages. */
  optOut: string
}

const quietInk = '#4a5878'

/** Writes what is told as HTML. */
export function visitHtml(
  { language, company, logo, email }: Pick<Facts, 'language' | 'company' | 'logo' | 'email'>,
  subject: string,
  told: Told,
  qr: Picture | null,
  say: SayMail,
): string {
  const times = told.times.map(
    ({ day, hours }) =>
      html`<p style="margin:12px 0 0"><span class="quiet" style="color:${quietInk}">${day}</span><br><strong style="font-size:28px;line-height:36px">${hours}</strong></p>`,
  )
  const content = html`<p style="margin:0"><strong>${told.lead}</strong></p>
${times}
${told.lines.length > 0 ? linesOf(told, say) : null}
${told.code ? codeBox(told, qr, say) : null}
${told.link ? mainButton(told.link, told.linkLabel) : null}
${told.cancelLink ? quietLink(told.cancelLink, say('cancel'), 'danger') : null}
${told.notes.map((one) => note(one))}
${told.notYours ? note(notYours(email, say)) : null}
${told.optOut ? note(textLink(told.optOut, say('no_more'))) : null}`
  return letterHtml({ language, subject, company, logo, content })
}

function linesOf({ lines, mapLink }: Told, say: SayMail): Html {
  const map = mapLink ? html` · ${textLink(mapLink, say('map'))}` : null
  const place = say('place')
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr><td class="quiet" style="padding:2px 12px 2px 0;color:${quietInk};vertical-align:top;white-space:nowrap">${label}</td><td style="padding:2px 0;vertical-align:top">${value}${label === place ? map : null}</td></tr>`,
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0 0">${rows}</table>`
}

function codeBox({ code, isCodeShownAtPlace }: Told, qr: Picture | null, say: SayMail): Html {
  const label = isCodeShownAtPlace
    ? html`<span class="quiet" style="color:${quietInk};font-size:14px">${say('code')}</span><br>`
    : null
  const use = isCodeShownAtPlace
    ? html`<br><span class="quiet" style="color:${quietInk};font-size:14px;line-height:20px">${say('code_use')}</span>`
    : null
  const picture = qr
    ? html`<td width="100" align="right" style="padding-left:12px"><img src="cid:${qr.cid}" alt="" width="100" height="100" style="display:block;border-radius:6px"></td>`
    : null
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="box" style="margin:16px 0 0;background:#f1f4fa;border-radius:8px"><tr><td style="padding:12px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td>${label}<strong style="font-size:28px;line-height:36px;letter-spacing:2px">${code}</strong>${use}</td>${picture}</tr></table></td></tr></table>`
}

/** Writes the line for somebody who got the mail by mistake: they write back to the location, where it has an address. */
function notYours(email: string, say: SayMail): Html | string {
  return email ? textLink(`mailto:${email}`, say('not_yours')) : say('not_yours')
}
