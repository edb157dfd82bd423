import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { useNavigate } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'

export type QueueView = 'mine' | 'all' | 'day' | 'staffing'

/** The views of the queue: one's own counter, all of a location, its day in figures, and the counters of its week. */
export function ViewSwitch({ view, location }: { view: QueueView; location?: number | undefined }) {
  const { t } = useLatePhrases('supervise')
  const navigate = useNavigate()
  const at = location === undefined ? {} : { location }
  const open = (wanted: QueueView) => {
    if (wanted === 'day') return navigate({ to: '/queue-day', search: at })
    if (wanted === 'staffing') return navigate({ to: '/queue-staffing', search: at })
    return navigate({ to: '/queue', search: wanted === 'all' ? { view: wanted, ...at } : {} })
  }
  return (
    <SegmentedSwitch
      label={t('views')}
      segments={[
        { value: 'mine', label: t('myCounter') },
        { value: 'all', label: t('allCounters') },
        { value: 'day', label: t('dayInFigures') },
        { value: 'staffing', label: t('countersOfWeek') },
      ]}
      value={view}
      onChange={(wanted) => void open(wanted)}
    />
  )
}
