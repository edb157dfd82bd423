import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import type { BookingsAddress } from './use-bookings-address.ts'

/** Day or week, and calendar or list, as far as the company has these switches. */
export function ViewSwitches({ address }: { address: BookingsAddress }) {
  const { t } = usePhrases('calendar')
  const { views } = useSession().profile
  const { view, go } = address
  if (view === 'overview') return null
  return (
    <>
      {views.dayWeekSwitch && view !== 'list' && (
        <SegmentedSwitch
          label={t('view')}
          segments={[
            { value: 'day', label: t('day') },
            { value: 'week', label: t('week') },
          ]}
          value={view}
          onChange={(chosen) => void go({ view: chosen })}
        />
      )}
      {views.listSwitch && (
        <SegmentedSwitch
          label={t('shape')}
          segments={[
            { value: 'week', label: t('title') },
            { value: 'list', label: t('list') },
          ]}
          value={view === 'list' ? 'list' : 'week'}
          onChange={(chosen) => void go({ view: chosen })}
        />
      )}
    </>
  )
}
