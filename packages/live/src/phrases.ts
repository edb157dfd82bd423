import type { Language } from '@rinda/phrases/resources'
import { type Say, speaker } from '@rinda/phrases/say'
import { useMemo, useSyncExternalStore } from 'react'

/** A language's texts by namespace; `English` is where the namespaces and their phrases are named. */
type TextsLike<English> = { readonly [Namespace in keyof English & string]: Readonly<Record<string, string>> }

export type AppPhrases<English> = {
  /** Speaks a language from the moment its texts are there. Nothing can be drawn before the first time. */
  readonly speak: (language: Language) => Promise<void>
  /** The language spoken now. */
  readonly useLanguage: () => Language
  /** The phrases of one namespace in the language spoken now: `const { t } = usePhrases('calendar')`. */
  readonly usePhrases: <Namespace extends keyof English & string>(
    namespace: Namespace,
  ) => { t: Say<English[Namespace]>; language: Language }
}

type Spoken<English> = {
  readonly language: Language
  readonly sayOf: ReturnType<typeof speaker<English>>
}

type SpokenStore<English> = {
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => Spoken<English> | null
}

/** Makes the hooks that speak an app's first texts; `load` brings them in one language. Called once in each app. */
export function createPhrases<English>(
  load: (language: Language) => Promise<TextsLike<English>>,
): AppPhrases<English> {
  let wanted: Language | null = null
  let spoken: Spoken<English> | null = null
  const subscribers = new Set<() => void>()
  const store: SpokenStore<English> = {
    get: () => spoken,
    subscribe(onChange) {
      subscribers.add(onChange)
      return () => {
        subscribers.delete(onChange)
      }
    },
  }

  return {
    async speak(language) {
      wanted = language
      const texts = await load(language)
      if (wanted !== language) return
      spoken = { language, sayOf: speaker<English>(language, texts) }
      document.documentElement.lang = language
      for (const onChange of subscribers) onChange()
    },
    useLanguage: () => useSpoken(store).language,
    usePhrases(namespace) {
      const { language, sayOf } = useSpoken(store)
      return { t: useMemo(() => sayOf(namespace), [sayOf, namespace]), language }
    },
  }
}

function useSpoken<English>({ subscribe, get }: SpokenStore<English>): Spoken<English> {
  const now = useSyncExternalStore(subscribe, get, get)
  if (!now) throw new Error('nothing can be said before the first language has come')
  return now
}
