import { type LateNamespace, type LateSay, loadLate } from '@rinda/phrases/late'
import type { Language } from '@rinda/phrases/resources'
import { use } from 'react'
import { usePhrases } from './phrases.ts'

const loaded = new Map<string, Promise<unknown>>()

/** A language's texts, fetched once; a fetch that failed is tried again when they are wanted next. */
export function sayIn<Namespace extends LateNamespace>(namespace: Namespace, language: Language) {
  const name = `${namespace} ${language}`
  const known = loaded.get(name)
  if (known) return known as Promise<LateSay<Namespace>>
  const fetching = loadLate(namespace, language)
  loaded.set(name, fetching)
  fetching.catch(() => loaded.delete(name))
  return fetching
}

/** The phrases of a namespace that comes with its screen; until they are there the screen waits. */
export function useLatePhrases<Namespace extends LateNamespace>(
  namespace: Namespace,
): { t: LateSay<Namespace>; language: Language } {
  const { language } = usePhrases('shell')
  return { t: use(sayIn(namespace, language)), language }
}
