import type { VisitLatePhrases } from '@rinda/phrases/visit/late'
import { type LateNamespace, said } from './late-texts.ts'
import { useLanguage } from './phrases.ts'

/**
 * Gives the phrases that come with the page that needs them. The part of the page that asks has them named where it is loaded (`latePart`).
 * @throws Error where they are not.
 */
export function useLatePhrases<Namespace extends LateNamespace>(namespace: Namespace) {
  const language = useLanguage()
  const t = said<Namespace & keyof VisitLatePhrases>(namespace, language)
  if (!t) throw new Error(`the texts "${namespace}" are not named where this part is loaded`)
  return { t, language }
}
