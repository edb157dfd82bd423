import { TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import '@rinda/ui/styles/mantine-dates.css'
import { dayTyped } from '@rinda/domain/time/typed-day'
import type { LocalDate } from '@rinda/domain/time/zone'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { markToday } from '../../../session/mark-today.ts'
import styles from './edits-dialog.module.css'

/** A date, shown as YYYY-MM-DD; typed so or as people write it, or picked from a month whose weeks begin on Monday. */
export function DateChoice(props: {
  date: LocalDate | null
  today: LocalDate
  onChange: (date: LocalDate | null) => void
}) {
  const { t, language } = useLatePhrases('hours')
  const { date, today } = props
  const [typed, setTyped] = useState(date ?? '')
  const [month, setMonth] = useState<string>(date ?? today)
  const isWrong = typed.trim() !== '' && date === null
  const choose = (next: LocalDate | null) => {
    props.onChange(next)
    if (next) setMonth(next)
  }
  return (
    <div className={styles.date}>
      <TextInput
        label={t('date')}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isWrong ? t('dateWrong') : ''}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          choose(dayTyped(event.currentTarget.value))
        }}
      />
      <DatePicker
        locale={language}
        firstDayOfWeek={1}
        highlightToday
        getDayProps={markToday(today)}
        className={styles.picker ?? ''}
        ariaLabels={{
          previousMonth: t('previous'),
          nextMonth: t('next'),
          previousYear: t('previous'),
          nextYear: t('next'),
          previousDecade: t('previous'),
          nextDecade: t('next'),
        }}
        minDate={today}
        value={date}
        date={month}
        onDateChange={setMonth}
        onChange={(day) => {
          setTyped(day ?? '')
          choose(day)
        }}
      />
    </div>
  )
}
