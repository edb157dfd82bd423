import type { Language } from '@rinda/phrases/resources'
import type { Say } from '@rinda/phrases/say'

export type LateTexts<English> = {
  /** Brings a namespace in a language, once; a fetch that failed is tried again when it is wanted next. */
  readonly sayIn: <Namespace extends keyof English & string>(
    namespace: Namespace,
    language: Language,
  ) => Promise<Say<English[Namespace]>>
  /** Gives the phrases of a namespace in a language, or undefined while they have not come. */
  readonly said: <Namespace extends keyof English & string>(
    namespace: Namespace,
    language: Language,
  ) => Say<English[Namespace]> | undefined
  /** Brings all namespaces that were brought in any language, in this one too: what is drawn now can be drawn in it. */
  readonly sayAllIn: (language: Language) => Promise<void>
}

/** Keeps the texts that come after an app's first ones. `English` names the namespaces and their phrases, `load` fetches one of them. */
export function createLateTexts<English>(
  load: <Namespace extends keyof English & string>(
    namespace: Namespace,
    language: Language,
  ) => Promise<Say<English[Namespace]>>,
): LateTexts<English> {
  type Name = keyof English & string
  const coming = new Map<string, Promise<unknown>>()
  const there = new Map<string, unknown>()
  const wanted = new Set<Name>()

  const sayIn: LateTexts<English>['sayIn'] = (namespace, language) => {
    wanted.add(namespace)
    const name = nameOf(namespace, language)
    const known = coming.get(name)
    if (known) return known as Promise<Say<English[typeof namespace]>>
    const fetching = load(namespace, language)
    coming.set(name, fetching)
    fetching.then(
      (say) => {
        there.set(name, say)
        // As React notes it itself: of what is there already nothing is taken from the screen for a moment.
        Object.assign(fetching, { status: 'fulfilled', value: say })
      },
      () => coming.delete(name),
    )
    return fetching
  }

  return {
    sayIn,
    said: (namespace, language) =>
      there.get(nameOf(namespace, language)) as Say<English[typeof namespace]> | undefined,
    async sayAllIn(language) {
      await Promise.all([...wanted].map((namespace) => sayIn(namespace, language)))
    },
  }
}

const nameOf = (namespace: string, language: Language) => `${namespace} ${language}`
