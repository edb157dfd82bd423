import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { dayRange, longDay, shortDay } from '@rinda/phrases/day-text'
import { Button } from '@rinda/ui/components/button'
import { IconButton } from '@rinda/ui/components/icon-button'
import { Panel } from '@rinda/ui/components/panel'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { latePart } from '../../session/late-part.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './choose-day.module.css'

const DayPicker = latePart(
  async () => (await import('./day-picker.tsx')).DayPicker,
  <div className={styles.waiting} />,
)

/** To today, a step back, a step on, and any day out of the calendar. */
export function ChooseDay(props: {
  date: LocalDate
  days: number
  today: LocalDate
  onChoose: (date: LocalDate) => void
}) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { date, days, today, onChoose } = props
  const text =
    days === 1 ? longDay(date, language, today) : dayRange(date, addDays(date, days - 1), language, today)
  return (
    <div className={styles.days}>
      <Button onClick={() => onChoose(today)} aria-current={date === today ? 'date' : undefined}>
        {t('today')}
      </Button>
      <IconButton
        label={t(days === 1 ? 'previous' : 'previousDays')}
        icon={<IconChevronLeft size={18} stroke={2} />}
        onClick={() => onChoose(addDays(date, -days))}
      />
      <IconButton
        label={t(days === 1 ? 'next' : 'nextDays')}
        icon={<IconChevronRight size={18} stroke={2} />}
        onClick={() => onChoose(addDays(date, days))}
      />
      <Panel
        label={`${t('chooseDay')}: ${text}`}
        buttonClassName={styles.label}
        button={
          <>
            <span className={styles.text}>{text}</span>
            <span className={styles.short}>{days === 1 ? shortDay(date, language) : text}</span>
            <IconChevronDown size={18} stroke={2} aria-hidden="true" className={styles.arrow} />
          </>
        }
      >
        {(close) => (
          <DayPicker
            date={date}
            today={today}
            onChoose={(chosen) => {
              close()
              onChoose(chosen)
            }}
          />
        )}
      </Panel>
    </div>
  )
}
