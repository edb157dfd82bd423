import { sayWait, type WaitMinutes } from '@rinda/domain/queue/wait-words'
import { useSteady } from '@rinda/live/use-steady'
import { waitText } from '@rinda/phrases/time/wait-text'
import { useLanguage } from '../phrases.ts'

/** Says a wait in words ('8–15 min'), as the visitor's pages do, so that it does not jump back and forth; null where none is known. */
export function useWaitText(wait: WaitMinutes | null): string | null {
  const language = useLanguage()
  const said = useSteady<WaitMinutes | null>((last) => wait && sayWait(wait, last))
  return said && waitText(said, language)
}
