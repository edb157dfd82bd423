import { invitationPage } from '@rinda/phrases/invitation-page'
import { signInPage } from '@rinda/phrases/sign-in-page'
import { type Html, html } from '../../edge/html.ts'
import type { Language } from '../../edge/page-language.ts'
import { pageFrame } from '../issuer/pages/page-frame.ts'
import { tooManyAttempts } from '../issuer/pages/too-many-attempts.ts'
import type { PasswordFault } from './invitation-form.ts'

/**
 * Problem that keeps the form from being taken: the password itself, too many tries, or the page that it came
 * from.
 */
export type FormProblem = { fault: PasswordFault | null; text: string }

/** The text of a fault of the password. */
export function faultText(fault: PasswordFault, language: Language): FormProblem {
  return { fault, text: invitationPage[fault][language] }
}

/** The form in which an invited person chooses a password; with what was wrong with it, if something was. */
export function invitationPageHtml(language: Language, email: string, problem: FormProblem | null): string {
  const title = invitationPage.title[language]
  const [before = '', after = ''] = invitationPage.lead[language].split('{email}')
  const hint = html`<p class="hint" id="password-hint">${invitationPage.password_hint[language]}</p>`
  const content = html`<section class="card"><h1>${title}</h1>
<p class="lead">${before}<strong>${email}</strong>${after}</p>
${problem ? problemBox(language, problem) : null}
<form method="post" action="?lang=${language}" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${email}">
${field(language, 'password', problem, hint)}
${field(language, 'repeat', problem, null)}
<button class="primary" type="submit">${invitationPage.submit[language]}</button>
</form></section>`
  const prefix = problem ? `${invitationPage.problem_title[language]} · ` : ''
  return pageFrame({ language, title: prefix + title, isWide: false, hasLanguages: true, content })
}

/** Renders the page when there is nothing to fill in: the link is no good, or it has done its work. */
export function invitationEndHtml(language: Language, end: 'gone' | 'done'): string {
  const title = invitationPage[`${end}_title`][language]
  const way = html`<a class="primary" href="/auth/sign-in?redirect=/&amp;lang=${language}">${invitationPage.sign_in[language]}</a>`
  const content = html`<section class="card"><h1>${title}</h1>
<p class="lead">${invitationPage[`${end}_lead`][language]}</p>${way}</section>`
  return pageFrame({ language, title, isWide: false, hasLanguages: true, content })
}

/** Names the field that a problem is about. */
function fieldOf(problem: FormProblem | null): 'password' | 'repeat' | null {
  if (!problem?.fault) return null
  return problem.fault === 'repeat_wrong' ? 'repeat' : 'password'
}

function field(
  language: Language,
  name: 'password' | 'repeat',
  problem: FormProblem | null,
  hint: Html | null,
): Html {
  const fault = fieldOf(problem) === name ? problem : null
  const described = [hint ? `${name}-hint` : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ')
  const about = described ? html` aria-describedby="${described}"` : null
  const invalid = fault ? html` aria-invalid="true"` : null
  const focus = name === 'password' && !problem ? html` autofocus` : null
  return html`<div class="field"><label for="${name}">${invitationPage[name][language]}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" maxlength="1024" required${about}${invalid}${focus}>
${hint}${fault ? html`<p class="fault" id="${name}-fault">${fault.text}</p>` : null}</div>`
}

function problemBox(language: Language, problem: FormProblem): Html {
  const at = fieldOf(problem)
  const text = at ? html`<a href="#${at}">${problem.text}</a>` : html`${problem.text}`
  return html`<div class="problem" role="alert" tabindex="-1" autofocus aria-labelledby="problem-title">
<h2 id="problem-title">${invitationPage.problem_title[language]}</h2><ul><li>${text}</li></ul></div>`
}

/** Too many tries, or a form that another page sent: said in the words of the sign-in page. */
export function refusedText(language: Language, retryAfterSeconds: number | null): FormProblem {
  if (retryAfterSeconds === null) return { fault: null, text: signInPage.foreign_form[language] }
  return { fault: null, text: tooManyAttempts(language, retryAfterSeconds) }
}
