import { signInPage } from '@rinda/phrases/sign-in-page'
import type { Database } from '../../database/database.ts'
import type { Language } from '../../edge/page-language.ts'
import { checkPassword, type PasswordVerdict } from './check-password.ts'
import type { SignInFault } from './pages/sign-in-page.ts'
import { tooManyAttempts } from './pages/too-many-attempts.ts'
import type { SignInForm } from './sign-in-form.ts'

type FormVerdict =
  | PasswordVerdict
  | { readonly outcome: 'incomplete'; readonly missing: SignInForm['missing'] }
type FormRefusal = Exclude<FormVerdict, { outcome: 'right' }> | { readonly outcome: 'foreign' }

/** HTTP status of the page when the form does not sign in. */
export const statusOf: Record<FormRefusal['outcome'], number> = {
  foreign: 403,
  incomplete: 422,
  wrong: 422,
  too_many: 429,
}

/** Checks the form and gives its account. One that is not filled in is no attempt. */
export async function checkForm(
  db: Database,
  form: SignInForm,
  from: { address: string; kept: string | null },
  now: Date,
): Promise<FormVerdict> {
  const { email, password, missing } = form
  if (missing.length > 0) return { outcome: 'incomplete', missing }
  return checkPassword(db, { email, password, ...from }, now)
}

/** The faults that the page shows for a refusal. */
export function faultsOf(refusal: FormRefusal, language: Language): SignInFault[] {
  switch (refusal.outcome) {
    case 'foreign':
      return [{ field: null, text: signInPage.foreign_form[language] }]
    case 'wrong':
      return [{ field: null, text: signInPage.wrong_credentials[language] }]
    case 'incomplete':
      return refusal.missing.map((field) => ({ field, text: signInPage[`${field}_missing`][language] }))
    case 'too_many':
      return [{ field: null, text: tooManyAttempts(language, refusal.retryAfterSeconds) }]
  }
}
