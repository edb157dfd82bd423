import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type LateNamespace, said, sayIn } from './late-texts.ts'
import { useLanguage } from './phrases.ts'

/**
 * A part of a page whose code and texts come together once it is wanted; `meanwhile` stands in its place. Where they do not come it throws what
 * failed, as a part that cannot be drawn.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly LateNamespace[],
  meanwhile: ReactNode = null,
) {
  let Part: ComponentType<Props> | null = null

  // biome-ignore lint/correctness/noComponentHookFactories: like lazy, called once for each part, outside of components
  return function LatePart(props: Props) {
    const language = useLanguage()
    const [, setBrought] = useState<object>()
    const [failure, setFailure] = useState<{ cause: unknown }>()
    const isThere = Part !== null && texts.every((namespace) => said(namespace, language))
    useEffect(() => {
      if (isThere) return
      let isGone = false
      const bringing = [
        load().then((loaded) => {
          Part = loaded
        }),
        ...texts.map((namespace) => sayIn(namespace, language)),
      ]
      Promise.all(bringing).then(
        () => !isGone && setBrought({}),
        (cause) => !isGone && setFailure({ cause }),
      )
      return () => {
        isGone = true
      }
    }, [isThere, language])
    if (failure) throw failure.cause
    return Part && isThere ? <Part {...props} /> : meanwhile
  }
}
