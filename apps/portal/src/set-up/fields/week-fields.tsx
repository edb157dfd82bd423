import type { Weekday } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconCopy } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { FieldGroup } from './field-group.tsx'
import styles from './fields.module.css'
import { TimeField } from './time-field.tsx'
import type { FieldTexts } from './use-fault-texts.ts'
import { type Week, weekFromMonday, withSameTimes } from './week.ts'

type WeekFieldsProps = {
  value: Week
  onChange: (value: Week) => void
  /** Texts of the faults, by attribute: `open_monday_from`. */
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
      <TimeField
        label={`${t(day)}: ${t(end)}`}
        className={styles.time}
        value={value[day][end]}
        fault={Boolean(fault)}
        describedBy={fault && `${name}-fault`}
        onChange={(text) => put(day, end, text)}
        onLeft={() => onLeft?.(name)}
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
        <Button className={styles.copy} onClick={() => onChange(withSameTimes(value, 'monday', 'workdays'))}>
          {t('copyWorkdays')}
        </Button>
      </div>
    </FieldGroup>
  )
}
