import {
  isLanguage,
  type Language,
  loadPhrases,
  type PhraseNamespace,
  type Phrases,
} from '@rinda/phrases/resources'
import { type Say, speaker } from '@rinda/phrases/say'
import { useMemo, useSyncExternalStore } from 'react'

type Spoken = { readonly language: Language; readonly sayOf: ReturnType<typeof speaker<Phrases>> }

let wanted: Language | null = null
let spoken: Spoken | null = null
const listeners = new Set<() => void>()

const storageKey = (personId?: string) => (personId ? `rinda.language.${personId}` : 'rinda.language')

/** What the person chose on this device, else what the browser asks for, else English. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem(storageKey())
  if (isLanguage(chosen)) return chosen
  const inputs = navigator.languages.map((input) => input.slice(0, 2).toLowerCase())
  return inputs.find(isLanguage) ?? 'en'
}

/** The language of this person on this device; their account's where they never chose one here. */
export function languageOf(person: { id: string; language: Language | null }): Language | null {
  const chosen = localStorage.getItem(storageKey(person.id))
  return isLanguage(chosen) ? chosen : person.language
}

/** Speaks a language from the moment its texts are there. Nothing can be drawn before the first time. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  const loaded = await loadPhrases(language)
  if (wanted !== language) return
  spoken = { language, sayOf: speaker<Phrases>(language, loaded) }
  document.documentElement.lang = language
  for (const tell of listeners) tell()
}

/** Remembers the choice for the person, and for the sign-in page of this device. */
export function rememberLanguage(language: Language, personId?: string): void {
  localStorage.setItem(storageKey(), language)
  if (personId) localStorage.setItem(storageKey(personId), language)
}

/** The phrases of one namespace in the language spoken now: `const { t } = usePhrases('calendar')`. */
export function usePhrases<Namespace extends PhraseNamespace>(
  namespace: Namespace,
): { t: Say<Phrases[Namespace]>; language: Language } {
  const now = useSyncExternalStore(listen, () => spoken)
  if (!now) throw new Error('nothing can be said before the first language has come')
  const { language, sayOf } = now
  return { t: useMemo(() => sayOf(namespace), [sayOf, namespace]), language }
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
