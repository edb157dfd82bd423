import { DateInput } from '@mantine/dates'
import { isLocalDate } from '@rinda/domain/time/zone'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useMarkToday } from '../../session/mark-today.ts'
import { useSession } from '../../session/session.tsx'

/** A day, typed as YYYY-MM-DD or picked from a month; empty while there is none. What is half typed is none yet. */
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
  return (
    <DateInput
      label={props.label}
      value={props.value === '' ? null : props.value}
      error={props.fault ?? props.isWrong}
      valueFormat="YYYY-MM-DD"
      placeholder="YYYY-MM-DD"
      locale={language}
      firstDayOfWeek={1}
      highlightToday
      getDayProps={getDayProps}
      autoComplete="off"
      dateParser={(typed) => (isLocalDate(typed.trim()) ? typed.trim() : null)}
      clearable={props.emptyText !== undefined}
      clearButtonProps={{ 'aria-label': props.emptyText }}
      allowDeselect={false}
      {...(props.onLeft ? { onBlur: props.onLeft } : {})}
      onChange={(value) => props.onChange(value ?? '')}
    />
  )
}
