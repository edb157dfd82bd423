import type { LocalDate } from '@rinda/domain/time/zone'
import { latePart } from '@rinda/live/late-part'
import { dayRange, shortRange } from '@rinda/phrases/day-text'
import { IconButton } from '@rinda/ui/components/icon-button'
import { Panel } from '@rinda/ui/components/panel'
import { useIsAtMost } from '@rinda/ui/use-width'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './choose-range.module.css'

type Days = { readonly from: LocalDate; readonly to: LocalDate }

const RangePicker = latePart(
  async () => (await import('./range-picker.tsx')).RangePicker,
  <div className={styles.waiting} />,
)

/** A stretch of days out of the calendar, with a step back and a step on by as many. */
export function ChooseRange(
  props: Days & { today: LocalDate; previous: Days; next: Days; onChoose: (days: Days) => void },
) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { from, to, today, previous, next, onChoose } = props
  const isPhone = useIsAtMost(767)
  const text = (isPhone ? shortRange : dayRange)(from, to, language, today)
  return (
    <div className={styles.days}>
      <IconButton
        label={t('previousPeriod')}
        icon={<IconChevronLeft size={18} stroke={2} />}
        onClick={() => onChoose(previous)}
      />
      <IconButton
        label={t('nextPeriod')}
        icon={<IconChevronRight size={18} stroke={2} />}
        disabled={next.from > today}
        onClick={() => onChoose(next)}
      />
      <Panel
        label={`${t('chooseDay')}: ${text}`}
        buttonClassName={styles.label}
        button={
          <>
            <span className={styles.text}>{text}</span>
            <IconChevronDown size={18} stroke={2} aria-hidden="true" className={styles.arrow} />
          </>
        }
      >
        {(close) => (
          <RangePicker
            {...{ from, to, today }}
            onChoose={(days) => {
              close()
              onChoose(days)
            }}
          />
        )}
      </Panel>
    </div>
  )
}
