import { signInPage } from '@rinda/phrases/sign-in-page'
import { type ErrorOut, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { html } from '../../../edge/html.ts'
import { pageLanguage } from '../../../edge/page-language.ts'
import { pageFrame } from './page-frame.ts'
import { pageHeaders } from './page-headers.ts'

/** Renders the issuer's page for an error with which it cannot send the person back to the portal. */
export function renderIssuerError(ctx: KoaContextWithOIDC, _out: ErrorOut, error: Error): void {
  if (error instanceof errors.SessionNotFound) {
    ctx.redirect('/login?problem=expired')
    return
  }
  const language = pageLanguage(ctx.query.ui_locales, ctx.headers['accept-language'])
  const title = signInPage.broken_title[language]
  const content = html`<section class="card"><h1>${title}</h1><p class="lead">${signInPage.broken_lead[language]}</p>
<a class="primary" href="/login">${signInPage.start_again[language]}</a></section>`
  ctx.set(pageHeaders)
  ctx.body = pageFrame({ language, title, isWide: false, hasLanguages: false, content })
}
