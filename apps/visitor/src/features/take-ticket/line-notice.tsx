import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { usePhrases } from '../../session/words/phrases.ts'
import { whyNoNumbers } from './why-no-numbers.ts'

/** Says once, where no service gives numbers, why that is and what happens next. */
export function LineNotice({ location }: { location: VisitLocation }) {
  const { t } = usePhrases('visit')
  const why = whyNoNumbers(location)
  if (!why) return null
  return (
    <p role="status" data-no-numbers={why}>
      {t(`noNumbers_${why}`)}
    </p>
  )
}
