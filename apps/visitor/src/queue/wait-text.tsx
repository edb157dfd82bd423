import type { WaitMinutes } from '@rinda/domain/queue/wait-words'
import { useWait } from './use-wait-text.ts'

/** A wait in words, for one of many. */
export function WaitText({ wait }: { wait: WaitMinutes }) {
  return useWait(wait)?.text
}
