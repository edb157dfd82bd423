import { Radio } from '@mantine/core'
import type { Weekday } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import { weekFromMonday } from '../../set-up/fields/week.ts'
import styles from './edit-specialists.module.css'
import type { RangeDraft, WorkWeek } from './specialist-form.ts'

type HoursFieldProps = {
  hours: WorkWeek | null
  /** The week that own hours begin with. */
  usual: WorkWeek
  faults: FieldTexts
  onChange: (hours: WorkWeek | null) => void
}

/** As the location, or hours of one's own: several stretches a day. */
export function HoursField({ hours, usual, faults, onChange }: HoursFieldProps) {
  const { t } = useLatePhrases('specialists')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('hours')}</legend>
      <Radio.Group
        value={hours ? 'own' : 'location'}
        onChange={(value) => onChange(value === 'own' ? usual : null)}
        aria-label={t('hours')}
      >
        <div className={styles.choices}>
          <Radio value="location" label={t('hoursAsLocation')} description={t('hoursAsLocationText')} />
          <Radio value="own" label={t('hoursOwn')} description={t('hoursHint')} />
        </div>
      </Radio.Group>
      {hours && (
        <>
          <ul className={styles.week}>
            {weekFromMonday.map((day) => (
              <Day
                key={day}
                day={day}
                ranges={hours[day]}
                faults={faults}
                onChange={(ranges) => onChange({ ...hours, [day]: ranges })}
              />
            ))}
          </ul>
          <div>
            <Button onClick={() => onChange({ ...hours, ...untilFriday(hours) })}>{t('copyMonday')}</Button>
          </div>
        </>
      )}
    </fieldset>
  )
}

function Day(props: {
  day: Weekday
  ranges: readonly RangeDraft[]
  faults: FieldTexts
  onChange: (ranges: readonly RangeDraft[]) => void
}) {
  const { t } = useLatePhrases('specialists')
  const { t: say } = useLatePhrases('newLocation')
  const { ranges, day, onChange } = props
  const name = say(day)
  const put = (index: number, part: Partial<RangeDraft>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)))
  return (
    <li className={styles.day}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.ranges}>
        {ranges.length === 0 && <span className={styles.hint}>{t('dayOff')}</span>}
        {ranges.map((range, index) => {
          const place = `working_hours/${day}/${index}`
          const fault =
            props.faults.get(place) ?? props.faults.get(`${place}/from`) ?? props.faults.get(`${place}/till`)
          const faultId = `fault-${day}-${index}`
          const shared = {
            className: styles.time,
            fault: fault !== undefined,
            describedBy: fault && faultId,
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by its place alone
            <div key={index} className={styles.range}>
              <TimeField
                label={t('rangeFrom', { day: name })}
                value={range.from}
                onChange={(from) => put(index, { from })}
                {...shared}
              />
              <span aria-hidden="true">–</span>
              <TimeField
                label={t('rangeTill', { day: name })}
                value={range.till}
                onChange={(till) => put(index, { till })}
                {...shared}
              />
              <IconButton
                isQuiet
                label={t('removeRange', { day: name, range: `${range.from}–${range.till}` })}
                icon={<IconX size={18} stroke={1.8} aria-hidden="true" />}
                onClick={() => onChange(ranges.filter((_, at) => at !== index))}
              />
              {fault && (
                <span id={faultId} className={styles.fault} role="alert">
                  {fault}
                </span>
              )}
            </div>
          )
        })}
        <IconButton
          isQuiet
          label={t('addRange', { day: name })}
          icon={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => onChange([...ranges, { from: '', till: '' }])}
        />
      </div>
    </li>
  )
}

function untilFriday(week: WorkWeek): Partial<WorkWeek> {
  return Object.fromEntries(weekFromMonday.slice(0, 5).map((day) => [day, week.monday]))
}
