import type { Language } from '@rinda/phrases/resources'
import { useEffect, useState } from 'react'
import { sayIn } from '../../session/words/late-texts.ts'

export const displayLanguages: readonly Language[] = ['lv', 'en', 'ru']
type SayDisplay = Awaited<ReturnType<typeof sayIn<'display'>>>

/** The texts of a display in each language. */
export type DisplayTexts = Readonly<Record<Language, SayDisplay>>
/** Language whose turn it is, with its texts. */
export type Turn = { readonly language: Language; readonly t: SayDisplay }

/** Time in ms after which texts that did not come are asked for again: nobody stands at the screen who could. */
const tryAgainMs = 3_000

/** Brings the texts of a display in all its languages, before one of them is needed: later there may be no line. */
export async function bringDisplayTexts(): Promise<DisplayTexts> {
  for (;;) {
    try {
      const bring = async (language: Language) => await sayIn('display', language)
      const [lv, en, ru] = await Promise.all([bring('lv'), bring('en'), bring('ru')])
      return { lv, en, ru }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
    }
  }
}

/** Time in ms for which a language has its turn: enough to read an announcement of a few lines. */
const turnMs = 12_000

/** Gives the languages their turns, one after another, for as long as nobody stops them. */
export function useTurn(
  texts: DisplayTexts,
): Turn & { isStopped: boolean; onStopped: (isStopped: boolean) => void } {
  const [turns, setTurns] = useState(0)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (isStopped) return
    const timer = setInterval(() => setTurns((count) => count + 1), turnMs)
    return () => clearInterval(timer)
  }, [isStopped])
  const language = displayLanguages[turns % displayLanguages.length] ?? 'lv'
  return { language, t: texts[language], isStopped, onStopped: setStopped }
}
