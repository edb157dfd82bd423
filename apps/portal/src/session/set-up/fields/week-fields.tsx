import { TextInput } from '@mantine/core'
import type { Weekday } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/button'
import { IconButton } from '@rinda/ui/components/icon-button'
import { FieldGroup } from './field-group.tsx'
import '@rinda/ui/styles/mantine-fields.css'
import { IconCopy } from '@tabler/icons-react'
import { useLatePhrases } from '../../late-phrases.ts'
import styles from './fields.module.css'
import { maskTime, wholeTime } from './time-mask.ts'
import type { FieldTexts } from './use-fault-texts.ts'
import { type Week, weekFromMonday, withSameTimes } from './week.ts'

type WeekFieldsProps = {
  value: Week
  onChange: (value: Week) => void
  /** What is wrong, by the attribute: `open_monday_from`. */
  faults: FieldTexts
  /** A field was left: its attribute. */
  onLeft?: (attribute: string) => void
}

/** The opening hours of a week: from and till of each day, and the copying of one day to others. */
export function WeekFields({ value, onChange, faults, onLeft }: WeekFieldsProps) {
  const { t } = useLatePhrases('newLocation')
  const put = (day: Weekday, end: 'from' | 'till', text: string) =>
    onChange({ ...value, [day]: { ...value[day], [end]: text } })

  const field = (day: Weekday, end: 'from' | 'till') => {
    const name = `open_${day}_${end}`
    const fault = faults.get(name)
    return (
      <TextInput
        aria-label={`${t(day)}: ${t(end)}`}
        className={styles.time ?? ''}
        inputMode="numeric"
        autoComplete="off"
        placeholder="--:--"
        value={value[day][end]}
        error={Boolean(fault)}
        {...(fault ? { 'aria-describedby': `${name}-fault` } : {})}
        onChange={(event) => put(day, end, maskTime(event.currentTarget.value, value[day][end]))}
        onBlur={() => {
          const whole = wholeTime(value[day][end])
          if (whole !== value[day][end]) put(day, end, whole)
          onLeft?.(name)
        }}
      />
    )
  }

  return (
    <FieldGroup title={t('openTimes')}>
      <ul className={styles.week}>
        {weekFromMonday.map((day) => {
          const { from, till } = value[day]
          const isClosed = from === '' && till === ''
          return (
            <li key={day} className={styles.day}>
              <span className={styles.dayName}>{t(day)}</span>
              {field(day, 'from')}
              <span aria-hidden="true">–</span>
              {field(day, 'till')}
              <span className={styles.closed}>{isClosed ? t('closed') : ''}</span>
              <IconButton
                isQuiet
                label={t('copyDay', { day: t(day) })}
                icon={<IconCopy size={18} stroke={1.8} aria-hidden="true" />}
                onClick={() => onChange(withSameTimes(value, day, 'all'))}
              />
              {(['from', 'till'] as const).map((end) => {
                const fault = faults.get(`open_${day}_${end}`)
                return (
                  fault && (
                    <span key={end} id={`open_${day}_${end}-fault`} className={styles.fault} role="alert">
                      {fault}
                    </span>
                  )
                )
              })}
            </li>
          )
        })}
      </ul>
      <div>
        <Button onClick={() => onChange(withSameTimes(value, 'monday', 'workdays'))}>
          {t('copyWorkdays')}
        </Button>
      </div>
    </FieldGroup>
  )
}
