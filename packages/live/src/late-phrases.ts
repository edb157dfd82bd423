import type { Language } from '@rinda/phrases/resources'
import type { Say } from '@rinda/phrases/say'
import { use } from 'react'

export type AppLatePhrases<English> = {
  /** Brings a namespace in a language, once; a fetch that failed is tried again when it is wanted next. */
  readonly sayIn: <Namespace extends keyof English & string>(
    namespace: Namespace,
    language: Language,
  ) => Promise<Say<English[Namespace]>>
  /** The phrases of a namespace that comes with its screen; until they are there the screen waits. */
  readonly useLatePhrases: <Namespace extends keyof English & string>(
    namespace: Namespace,
  ) => { t: Say<English[Namespace]>; language: Language }
}

/**
 * Makes the hooks that speak the texts which come later, with the screens that need them. `English` names the namespaces and their phrases, `load`
 * fetches one of them, and `useLanguage` is that of the app's first phrases. Called once in each app.
 */
export function createLatePhrases<English>(
  load: <Namespace extends keyof English & string>(
    namespace: Namespace,
    language: Language,
  ) => Promise<Say<English[Namespace]>>,
  useLanguage: () => Language,
): AppLatePhrases<English> {
  const loaded = new Map<string, Promise<unknown>>()

  const sayIn: AppLatePhrases<English>['sayIn'] = (namespace, language) => {
    const name = `${namespace} ${language}`
    const known = loaded.get(name)
    if (known) return known as Promise<Say<English[typeof namespace]>>
    const fetching = load(namespace, language)
    loaded.set(name, fetching)
    fetching.catch(() => loaded.delete(name))
    return fetching
  }

  return {
    sayIn,
    useLatePhrases(namespace) {
      const language = useLanguage()
      return { t: use(sayIn(namespace, language)), language }
    },
  }
}
