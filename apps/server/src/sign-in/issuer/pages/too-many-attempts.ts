import { signInPage } from '@rinda/phrases/sign-in-page'
import type { Language } from '../../../edge/page-language.ts'

/** Gives the text for somebody who has to wait: how long, in minutes or, where it is short, in seconds. */
export function tooManyAttempts(language: Language, seconds: number): string {
  if (seconds < 60) return signInPage.too_many_at_once[language].replace('{seconds}', String(seconds))
  return signInPage.too_many_attempts[language].replace('{minutes}', String(Math.ceil(seconds / 60)))
}
