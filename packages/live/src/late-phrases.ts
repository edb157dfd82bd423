import type { Language } from '@rinda/phrases/resources'
import type { Say } from '@rinda/phrases/say'
import { use } from 'react'
import { createLateTexts, type LateTexts } from './late-texts.ts'

export type AppLatePhrases<English> = Pick<LateTexts<English>, 'sayIn'> & {
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
  load: Parameters<typeof createLateTexts<English>>[0],
  useLanguage: () => Language,
): AppLatePhrases<English> {
  const { sayIn } = createLateTexts<English>(load)
  return {
    sayIn,
    useLatePhrases(namespace) {
      const language = useLanguage()
      return { t: use(sayIn(namespace, language)), language }
    },
  }
}
