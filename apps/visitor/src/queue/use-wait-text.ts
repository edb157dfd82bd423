import { sayWait, type WaitMinutes } from '@rinda/domain/queue/wait-words'
import { useSteady } from '@rinda/live/use-steady'
import { isNoWait, waitText } from '@rinda/phrases/time/wait-text'
import { useLanguage } from '../session/words/phrases.ts'

/** A wait as it is said, which does not jump back and forth; null where none is known. */
export function useSaidWait(wait: WaitMinutes | null): WaitMinutes | null {
  return useSteady<WaitMinutes | null>((said) => wait && sayWait(wait, said))
}

/** A wait in words ('8–15 min'), and whether one need not wait at all; null where none is known. */
export function useWait(wait: WaitMinutes | null): { text: string; isNone: boolean } | null {
  const language = useLanguage()
  const said = useSaidWait(wait)
  return said && { text: waitText(said, language), isNone: isNoWait(said) }
}
