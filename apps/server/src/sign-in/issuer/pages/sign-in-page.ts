import { signInPage } from '@rinda/phrases/sign-in-page'
import { type Html, html } from '../../../edge/html.ts'
import type { Language } from '../../../edge/page-language.ts'
import type { DemoAccount } from '../demo-accounts.ts'
import { demoList } from './demo-list.ts'
import { pageFrame } from './page-frame.ts'

/** Fault of what was sent; `field` where one field is at fault. */
export type SignInFault = { readonly field: 'email' | 'password' | null; readonly text: string }

export type SignInPage = {
  readonly language: Language
  readonly email: string
  readonly faults: readonly SignInFault[]
  /** Null outside demo mode. */
  readonly demoAccounts: readonly DemoAccount[] | null
}

/** The sign-in form as a page, with what went wrong above it and, in demo mode, the accounts beside it. */
export function signInPageHtml(page: SignInPage): string {
  const { language, faults, demoAccounts } = page
  const isDemo = demoAccounts !== null && demoAccounts.length > 0
  const title = signInPage.title[language]
  const content = html`<section class="card"><h1>${title}</h1>
<p class="lead">${signInPage.lead[language]}</p>
${faults.length > 0 ? problem(language, faults) : null}
<form method="post" id="sign-in" action="?lang=${language}" novalidate>
${field(page, 'email', html`type="email" autocomplete="username" inputmode="email" spellcheck="false" maxlength="254" value="${page.email}"`)}
${field(page, 'password', html`type="password" autocomplete="current-password" maxlength="1024"`)}
<button class="primary" type="submit">${signInPage.submit[language]}</button>
</form></section>
${isDemo ? demoList(language, demoAccounts) : null}`
  const prefix = faults.length > 0 ? `${signInPage.problem_title[language]} · ` : ''
  return pageFrame({ language, title: prefix + title, isWide: isDemo, hasLanguages: true, content })
}

function field({ language, faults }: SignInPage, name: 'email' | 'password', attributes: Html): Html {
  const fault = faults.find((one) => one.field === name)
  // With faults the summary takes the focus, so that it is read first.
  const focus = name === 'email' && faults.length === 0 ? html` autofocus` : null
  const invalid = fault ? html` aria-invalid="true" aria-describedby="${name}-fault"` : null
  return html`<div class="field"><label for="${name}">${signInPage[name][language]}</label>
<input id="${name}" name="${name}" required ${attributes}${invalid}${focus}>
${fault ? html`<p class="fault" id="${name}-fault">${fault.text}</p>` : null}</div>`
}

function problem(language: Language, faults: readonly SignInFault[]): Html {
  const lines = faults.map((fault) => {
    const text = fault.field ? html`<a href="#${fault.field}">${fault.text}</a>` : html`${fault.text}`
    return html`<li>${text}</li>`
  })
  return html`<div class="problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem-title">
<h2 id="problem-title">${signInPage.problem_title[language]}</h2><ul>${lines}</ul></div>`
}
