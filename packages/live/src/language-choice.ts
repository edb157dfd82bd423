import { isLanguage, type Language } from '@rinda/phrases/resources'

const storageKey = (personId?: string) => (personId ? `rinda.language.${personId}` : 'rinda.language')

/** The language to begin with: what was chosen on this device, else what the browser asks for, else English. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem(storageKey())
  if (isLanguage(chosen)) return chosen
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'en'
}

/** The language of this person on this device; their account's where they never chose one here. */
export function languageOf(person: { id: string; language: Language | null }): Language | null {
  const chosen = localStorage.getItem(storageKey(person.id))
  return isLanguage(chosen) ? chosen : person.language
}

/** Remembers a choice on this device: for whoever comes next, and for the person who made it. */
export function rememberLanguage(language: Language, personId?: string): void {
  localStorage.setItem(storageKey(), language)
  if (personId) localStorage.setItem(storageKey(personId), language)
}
