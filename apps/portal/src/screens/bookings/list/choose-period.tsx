import { Choice } from '@rinda/ui/components/fields/choice'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { listPeriods, usualPeriod } from '../address/list-period.ts'
import type { BookingsAddress } from '../address/use-bookings-address.ts'

/** Lets choose the period that the list shows at once. */
export function ChoosePeriod({ address }: { address: BookingsAddress }) {
  const { t } = useLatePhrases('list')
  return (
    <Choice
      label={t('period')}
      value={address.search.period ?? usualPeriod}
      options={listPeriods.map((period) => ({ value: period, label: t(`period_${period}`) }))}
      onChange={(value) => void address.go({ period: listPeriods.find((one) => one === value) })}
    />
  )
}
