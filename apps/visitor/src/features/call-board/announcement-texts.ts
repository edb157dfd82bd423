import type { Texts } from '@rinda/client/http/entity'
import type { Language } from '@rinda/phrases/resources'

/** An announcement as it is shown now. */
export type AnnouncementText = { readonly language: Language | null; readonly text: string }

/**
 * Gives the announcement in the language whose turn it is; where it has none, in the first one that it has. Of a text that says nothing of its
 * language nothing is said either. Null where nothing is announced.
 */
export function announcementText(
  texts: Texts,
  turn: Language,
  order: readonly Language[],
): AnnouncementText | null {
  for (const language of [turn, ...order]) {
    const text = texts[language]?.trim()
    if (text) return { language, text }
  }
  const text = texts.default?.trim()
  return text ? { language: null, text } : null
}
