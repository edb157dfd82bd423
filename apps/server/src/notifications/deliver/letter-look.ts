import { companyFacts } from '@rinda/rulebook/company-facts'
import { type Html, html } from '../../edge/html.ts'

/** A picture that travels inside of a mail, and is named in it by `cid:`. */
export type Picture = { cid: string; contentType: string; content: Buffer }

/** The picture by which a company is known; null: it has none that programs for mail show. */
export type Logo = Picture | null

const carried = /^data:(image\/(?:png|jpeg|gif));base64,([A-Za-z0-9+/=]+)$/

/**
 * Gives the logo of a company as a mail carries it. One elsewhere is not fetched by programs for mail before they are told to, and would tell when a mail
 * is opened; one that is drawn (SVG) they do not show.
 */
export function logoOf(companyId: number, profile: unknown): Logo {
  const [, contentType, content] = carried.exec(companyFacts(companyId, profile).logo) ?? []
  if (!contentType || !content) return null
  return { cid: 'logo@rinda', contentType, content: Buffer.from(content, 'base64') }
}

type Letter = {
  language: 'lv' | 'en' | 'ru'
  subject: string
  company: string
  logo: Logo
  content: Html
}

/** Programs for mail know tables and styles at the element alone; those that know classes too are told how it looks in the dark. */
const dark: Html = {
  html: `<style>:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#0d1424!important}.card{background:#182238!important;color:#e9eef9!important}
.quiet{color:#aebbd6!important}.box{background:#22304d!important}.main{background:#7fb0ff!important;color:#0d1424!important}.danger{color:#ff9d9d!important}.link{color:#9dc1ff!important}}</style>`,
}

/** Writes a mail around its content: below the name and the logo of the company, as wide as a phone is. */
export function letterHtml({ language, subject, company, logo, content }: Letter): string {
  const mark = logo
    ? html`<img src="cid:${logo.cid}" alt="" height="32" style="display:block;height:32px;max-width:96px;border-radius:6px">`
    : html`<span aria-hidden="true" style="display:inline-block;min-width:32px;height:32px;border-radius:8px;background:#3b82f6;color:#0d1424;font-weight:700;line-height:32px;text-align:center">${company.trim().charAt(0).toUpperCase()}</span>`
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>
${dark}</head>
<body class="page" style="margin:0;padding:0;background:#f4f6fb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f4f6fb"><tr><td align="center" style="padding:16px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left;font:16px/24px Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td style="padding:12px 16px;background:#12264f;border-radius:12px 12px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px">${mark}</td><td style="color:#fff;font:700 16px/22px Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">${company}</td></tr></table></td></tr>
<tr><td class="card" style="padding:20px 16px;background:#fff;color:#16213b;border-radius:0 0 12px 12px;overflow-wrap:anywhere">
${content}
</td></tr></table></td></tr></table></body></html>`.html
}

const quietInk = '#4a5878'

/** The one thing that a mail leads to. */
export function mainButton(url: string, label: string): Html {
  return html`<p style="margin:20px 0 0"><a href="${url}" class="main" style="display:block;padding:12px 20px;background:#1d5fd1;color:#fff;border-radius:8px;font-weight:600;text-align:center;text-decoration:none">${label}</a></p>`
}

/** A link to what may be done as well, said quietly. */
export function quietLink(url: string, label: string, look: 'danger' | 'link'): Html {
  const ink = look === 'danger' ? '#b3261e' : '#1d4fae'
  return html`<p style="margin:12px 0 0;text-align:center"><a href="${url}" class="${look}" style="display:inline-block;padding:6px 8px;color:${ink}">${label}</a></p>`
}

export function note(text: Html | string): Html {
  return html`<p class="quiet" style="margin:12px 0 0;color:${quietInk};font-size:14px;line-height:20px">${text}</p>`
}

/** Gives a link within a text. */
export function textLink(url: string, label: string): Html {
  return html`<a href="${url}" class="link" style="color:#1d4fae">${label}</a>`
}
