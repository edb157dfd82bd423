import { Choice } from '@rinda/ui/components/fields/choice'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useNavigate } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './queue.module.css'

export type QueueView = 'mine' | 'all' | 'day' | 'staffing'

/** The views of the queue: one's own counter, all of a location, its day in figures, and the counters of its week. */
export function ViewSwitch({ view, location }: { view: QueueView; location?: number | undefined }) {
  const { t } = useLatePhrases('supervise')
  const navigate = useNavigate()
  const at = location === undefined ? {} : { location }
  const open = (wanted: string) => {
    if (wanted === 'day') return navigate({ to: '/queue-day', search: at })
    if (wanted === 'staffing') return navigate({ to: '/queue-staffing', search: at })
    return navigate({ to: '/queue', search: wanted === 'all' ? { view: 'all', ...at } : at })
  }
  const views: { value: QueueView; label: string }[] = [
    { value: 'mine', label: t('myCounter') },
    { value: 'all', label: t('allCounters') },
    { value: 'day', label: t('dayInFigures') },
    { value: 'staffing', label: t('countersOfWeek') },
  ]
  // Side by side they would take two rows of a phone.
  return useIsAtMost(767) ? (
    <Choice
      className={styles.view ?? ''}
      label={t('views')}
      options={views}
      value={view}
      onChange={(wanted) => void open(wanted)}
    />
  ) : (
    <SegmentedSwitch
      label={t('views')}
      segments={views}
      value={view}
      onChange={(wanted) => void open(wanted)}
    />
  )
}
