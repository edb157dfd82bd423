import type { ServiceLine } from '@rinda/client/queue/visit-location'
import { unstaffedText } from '@rinda/phrases/time/wait-text'
import { useLanguage } from '../session/words/phrases.ts'
import { useWait } from './use-wait-text.ts'
import { waitForService } from './wait-of.ts'

/** The wait for a service in words, for one of many; or that nobody serves it yet. */
export function WaitText({ service }: { service: ServiceLine }) {
  const language = useLanguage()
  return useWait(waitForService(service))?.text ?? unstaffedText(language)
}
