import { useQuery } from '@tanstack/react-query'
import { FigureList } from '../../../queue/figure-list.tsx'
import { shareText } from '../../../queue/told-share.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { locationStatesQuery } from '../../../session/locations/location-states.ts'
import { useWaitText } from '../../../session/time-texts/use-wait-text.ts'
import { waitRange } from '../../../session/time-texts/wait-range.ts'
import styles from './figures.module.css'

/** The line in three figures, with how long somebody would wait who came now for what this counter takes. */
export function Figures(props: {
  locationId: number
  serviceIds: readonly number[]
  waiting: number
  served: number | undefined
  /** Share of the waits of the last 30 days that ended as promised; null: of too few to tell. */
  keptShare: number | null
}) {
  const { t, language } = useLatePhrases('counter')
  const { keptShare: share } = props
  const { data: state } = useQuery({
    ...locationStatesQuery,
    select: (states) => states.get(props.locationId),
  })
  const wait = useWaitText(state ? waitRange(state, props.serviceIds) : null)
  const hint = share === null ? {} : { hint: t('keptHint', { share: shareText(share, language) }) }
  const all = [
    { name: 'waiting', figure: String(props.waiting), label: t('waitingNow') },
    { name: 'newcomer', figure: wait ?? '–', label: t('newcomerWaits'), ...hint },
    { name: 'served', figure: String(props.served ?? '–'), label: t('servedToday') },
  ]
  return <FigureList label={t('figures')} figures={all} look={styles} />
}
