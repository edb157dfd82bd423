import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { useNavigate } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'

/** The two views of the queue: one's own counter, and all of a location. */
export function ViewSwitch({ isAll }: { isAll: boolean }) {
  const { t } = useLatePhrases('supervise')
  const navigate = useNavigate()
  return (
    <SegmentedSwitch
      label={t('views')}
      segments={[
        { value: 'mine', label: t('myCounter') },
        { value: 'all', label: t('allCounters') },
      ]}
      value={isAll ? 'all' : 'mine'}
      onChange={(view) => void navigate({ to: '/queue', search: view === 'all' ? { view } : {} })}
    />
  )
}
