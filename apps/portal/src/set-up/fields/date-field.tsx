import { DateInput } from '@mantine/dates'
import { dayTyped } from '@rinda/domain/time/typed-day'
import { figureDay } from '@rinda/phrases/time/day-text'
import { dayForm, notADay } from '@rinda/phrases/time/typed-day'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { useMarkToday } from '../../session/mark-today.ts'
import { useSession } from '../../session/session.tsx'

/**
 * A day, typed as people write it or picked from a month; empty while there is none. What is half typed is none yet. A text that is no date is
 * named when the field is left, which then shows its day again.
 */
export function DateField(props: {
  label: string
  value: string
  fault?: string | undefined
  /** Something is wrong that is said elsewhere. */
  isWrong?: boolean
  /** Text of the button that empties it; without it there is to be a day. */
  emptyText?: string
  onLeft?: () => void
  onChange: (value: string) => void
}) {
  const { language } = useSession()
  const getDayProps = useMarkToday()
  const [wrong, setWrong] = useState('')
  return (
    <DateInput
      label={props.label}
      value={props.value === '' ? null : props.value}
      error={(wrong && notADay(wrong, language)) || (props.fault ?? props.isWrong)}
      valueFormat={(day) => figureDay(day, language)}
      placeholder={dayForm[language]}
      locale={language}
      firstDayOfWeek={1}
      highlightToday
      getDayProps={getDayProps}
      autoComplete="off"
      dateParser={dayTyped}
      clearable={props.emptyText !== undefined}
      clearButtonProps={{ 'aria-label': props.emptyText }}
      allowDeselect={false}
      onInput={() => setWrong('')}
      onBlur={(event) => {
        const typed = event.currentTarget.value.trim()
        setWrong(dayTyped(typed) === null ? typed : '')
        props.onLeft?.()
      }}
      onChange={(value) => {
        setWrong('')
        props.onChange(value ?? '')
      }}
    />
  )
}
