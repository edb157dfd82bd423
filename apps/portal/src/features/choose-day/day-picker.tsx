import { DatePicker } from '@mantine/dates'
import '@rinda/ui/styles/mantine-dates.css'
import type { LocalDate } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './day-picker.module.css'

/** A month with weeks from Monday, today marked, and the way back to it. */
export function DayPicker(props: { date: LocalDate; today: LocalDate; onChoose: (date: LocalDate) => void }) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const [month, setMonth] = useState<string>(props.date)
  return (
    <MantineLook>
      <div className={styles.picker}>
        <DatePicker
          locale={language}
          firstDayOfWeek={1}
          highlightToday
          value={props.date}
          date={month}
          onDateChange={setMonth}
          onChange={(date) => {
            if (date) props.onChoose(date)
          }}
          getDayProps={(day) => (day === props.date ? { 'data-autofocus': true } : {})}
        />
        <Button kind="quiet" isWide onClick={() => props.onChoose(props.today)}>
          {t('goToToday')}
        </Button>
      </div>
    </MantineLook>
  )
}
