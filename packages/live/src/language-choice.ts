import { isLanguage, type Language } from '@rinda/phrases/resources'
import { deviceStorage } from './device-storage.ts'

const storageKey = (personId?: string) => (personId ? `rinda.language.${personId}` : 'rinda.language')

/** The language to begin with: what was chosen on this device, else what the browser asks for, else English. */
export function firstLanguage(): Language {
  const chosen = deviceStorage('localStorage').getItem(storageKey())
  if (isLanguage(chosen)) return chosen
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'en'
}

/** The language of this person on this device; their account's where they never chose one here. */
export function languageOf(person: { id: string; language: Language | null }): Language | null {
  const chosen = deviceStorage('localStorage').getItem(storageKey(person.id))
  return isLanguage(chosen) ? chosen : person.language
}

/** Remembers a choice on this device: for whoever comes next, and for the person who made it. */
export function rememberLanguage(language: Language, personId?: string): void {
  deviceStorage('localStorage').setItem(storageKey(), language)
  if (personId) deviceStorage('localStorage').setItem(storageKey(personId), language)
}
