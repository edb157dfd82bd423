import type { SlotTrialAnswer, TrialStart } from '@rinda/client/bookings/slot-trial'
import { fromUtcDateTime, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react'
import { reasonText } from '../../bookings/words/reason-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type Difference, differenceOf } from './difference.ts'
import styles from './try-slots.module.css'

const icons = {
  won: IconArrowUp,
  more: IconArrowUp,
  lost: IconArrowDown,
  fewer: IconArrowDown,
  same: IconEqual,
}

/** Every start of the day, as it is and as it would be side by side, and why those that are refused are. */
export function TrialTable({ answer }: { answer: SlotTrialAnswer }) {
  const { t } = useLatePhrases('slotTrial')
  const { starts, timezone: zone, without } = answer
  if (starts.length === 0)
    return (
      <div className={styles.nothing}>
        <strong>{t('noStarts')}</strong>
        <Meeting start={{ available: 0, reasons: without.now }} zone={zone} label={t('now')} />
        <Meeting start={{ available: 0, reasons: without.tried }} zone={zone} label={t('tried')} />
      </div>
    )
  return (
    <DataTable label={t('starts')} columns={[t('time'), t('now'), t('tried'), t('difference')]}>
      {starts.map(({ date, time, now, tried }) => {
        const difference = differenceOf(now, tried)
        const at = localTimeOf(fromUtcDateTime(date, time), zone)
        return (
          <tr key={`${date} ${time}`} className={styles.start} data-start={at} data-difference={difference}>
            <td>
              <strong>{at}</strong>
            </td>
            <td>
              <Meeting start={now} zone={zone} label={t('now')} />
            </td>
            <td>
              <Meeting start={tried} zone={zone} label={t('tried')} />
            </td>
            <td>
              <Differing difference={difference} count={Math.abs(tried.available - now.available)} />
            </td>
          </tr>
        )
      })}
    </DataTable>
  )
}

/** Says how a visitor finds a start; the label is read where there are no columns. */
function Meeting({ start, zone, label }: { start: TrialStart; zone: string; label: string }) {
  const { t } = useLatePhrases('slotTrial')
  const { t: say, language } = useLatePhrases('why')
  const today = localDateOf(useNow(), zone)
  const { available, reasons } = start
  return (
    <span className={styles.meeting} data-label={label} data-is-free={available > 0 || undefined}>
      <span className={styles.state}>{available > 0 ? t('free', { count: available }) : t('refused')}</span>
      {reasons.map((reason) => (
        <span key={JSON.stringify(reason)} className={styles.quiet}>
          {reasonText(reason, { t: say, language, zone, today })}
        </span>
      ))}
    </span>
  )
}

function Differing({ difference, count }: { difference: Difference; count: number }) {
  const { t } = useLatePhrases('slotTrial')
  const Icon = icons[difference]
  return (
    <span className={styles.difference} data-difference={difference}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {difference === 'more' || difference === 'fewer' ? t(difference, { count }) : t(difference)}
    </span>
  )
}
