import { isLanguage, type Language, languages, loadPhrases } from '@rinda/phrases/resources'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import './phrase-types.ts'

const storageKey = (personId?: string) => (personId ? `rinda.language.${personId}` : 'rinda.language')

/** What the person chose on this device, else what the browser asks for, else English. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem(storageKey())
  if (isLanguage(chosen)) return chosen
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())
  return wishes.find(isLanguage) ?? 'en'
}

/** The language of this person on this device; their account's where they never chose one here. */
export function languageOf(person: { id: string; language: Language | null }): Language | null {
  const chosen = localStorage.getItem(storageKey(person.id))
  return isLanguage(chosen) ? chosen : person.language
}

/** Makes the texts ready; to be awaited before anything is drawn. */
export async function startLanguage(): Promise<void> {
  const language = firstLanguage()
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...languages],
    fallbackLng: false,
    resources: { [language]: await loadPhrases(language) },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
}

/** Speaks another language from now on, and remembers it for the person, and for the sign-in page of this device. */
export async function speak(language: Language, personId?: string): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'shell')) {
    for (const [namespace, texts] of Object.entries(await loadPhrases(language))) {
      i18next.addResourceBundle(language, namespace, texts)
    }
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  localStorage.setItem(storageKey(), language)
  if (personId) localStorage.setItem(storageKey(personId), language)
}
