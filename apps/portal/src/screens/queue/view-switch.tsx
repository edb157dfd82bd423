import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { useNavigate } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'

export type QueueView = 'mine' | 'all' | 'day'

/** The views of the queue: one's own counter, all of a location, and its day in figures. */
export function ViewSwitch({ view, location }: { view: QueueView; location?: number | undefined }) {
  const { t } = useLatePhrases('supervise')
  const navigate = useNavigate()
  const at = location === undefined ? {} : { location }
  const open = (wanted: QueueView) => {
    if (wanted === 'day') return navigate({ to: '/queue-day', search: at })
    return navigate({ to: '/queue', search: wanted === 'all' ? { view: wanted, ...at } : {} })
  }
  return (
    <SegmentedSwitch
      label={t('views')}
      segments={[
        { value: 'mine', label: t('myCounter') },
        { value: 'all', label: t('allCounters') },
        { value: 'day', label: t('dayInFigures') },
      ]}
      value={view}
      onChange={(wanted) => void open(wanted)}
    />
  )
}
