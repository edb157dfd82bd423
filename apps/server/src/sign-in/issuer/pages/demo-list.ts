import { signInPage } from '@rinda/phrases/sign-in-page'
import { type Html, html } from '../../../edge/html.ts'
import type { Language } from '../../../edge/page-language.ts'
import { type DemoAccount, demoPassword } from '../demo-accounts.ts'

const roleTexts = {
  NONE: signInPage.role_none,
  QTICKET_ADMIN: signInPage.role_qticket_admin,
  COMPANY_ADMIN: signInPage.role_company_admin,
  COMPANY_MANAGER: signInPage.role_company_manager,
  COMPANY_USER: signInPage.role_company_user,
}

/** The demo accounts, each a button of the sign-in form that signs in as it. */
export function demoList(language: Language, accounts: readonly DemoAccount[]): Html {
  const [before = '', after = ''] = signInPage.demo_lead[language].split('{password}')
  const rows = accounts.map(
    (
      account,
    ) => html`<li><button form="sign-in" type="submit" formnovalidate name="account" value="${account.email}">
<strong>${account.email}</strong><span>${roleTexts[account.role][language]} · ${account.company[language]}</span></button></li>`,
  )
  return html`<section class="card" aria-labelledby="demo-title"><h2 id="demo-title">${signInPage.demo_title[language]}</h2>
<p class="lead">${before}<code>${demoPassword}</code>${after}</p>
<ul class="accounts">${rows}</ul></section>`
}
