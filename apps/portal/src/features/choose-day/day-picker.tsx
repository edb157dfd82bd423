import { DatePicker } from '@mantine/dates'
import '@rinda/ui/styles/mantine-dates.css'
import { addDays, type LocalDate, weekdayOf, weekdays } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { markToday } from '../../session/mark-today.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './day-picker.module.css'

/** A month with weeks from Monday, today marked, and the way back to it. Where weeks are picked, the whole week is lit. */
export function DayPicker(props: {
  date: LocalDate
  today: LocalDate
  picks: 'day' | 'week'
  onChoose: (date: LocalDate) => void
}) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const [month, setMonth] = useState<string>(props.date)
  const [hovered, setHovered] = useState<string | null>(null)
  const isByWeek = props.picks === 'week'
  const week = weekOf(props.date)
  const hoveredWeek = hovered === null ? null : weekOf(hovered)
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
          withCellSpacing={!isByWeek}
          getDayProps={(day) => ({
            ...markToday(props.today)(day),
            ...(day === props.date ? { 'data-autofocus': true } : {}),
            ...(isByWeek && {
              inRange: isIn(week, day) || isIn(hoveredWeek, day),
              firstInRange: day === week.from || day === hoveredWeek?.from,
              lastInRange: day === week.till || day === hoveredWeek?.till,
              selected: isIn(week, day),
              onMouseEnter: () => setHovered(day),
              onMouseLeave: () => setHovered(null),
            }),
          })}
          getMonthControlProps={(one) =>
            one.slice(0, 7) === props.today.slice(0, 7) ? { className: styles.currentMonth } : {}
          }
        />
        <Button kind="quiet" isWide onClick={() => props.onChoose(props.today)}>
          {t('goToToday')}
        </Button>
      </div>
    </MantineLook>
  )
}

type Week = { readonly from: LocalDate; readonly till: LocalDate }

function weekOf(date: LocalDate): Week {
  const from = addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
  return { from, till: addDays(from, 6) }
}

const isIn = (week: Week | null, day: string) => week !== null && week.from <= day && day <= week.till
