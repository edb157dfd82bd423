import { TextInput } from '@mantine/core'
import { figureDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DateField } from '../../set-up/fields/date-field.tsx'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import styles from './edit-specialists.module.css'
import type { AbsenceDraft } from './specialist-form.ts'

type AbsencesFieldProps = {
  absences: readonly AbsenceDraft[]
  today: string
  faults: FieldTexts
  onChange: (absences: readonly AbsenceDraft[]) => void
}

/** From when till when somebody is away. What is over is out of sight until it is asked for. */
export function AbsencesField({ absences, today, faults, onChange }: AbsencesFieldProps) {
  const { t } = useLatePhrases('specialists')
  const [showsPast, setShowsPast] = useState(false)
  const isPast = ({ till_date }: AbsenceDraft) => till_date !== '' && till_date < today
  const past = absences.filter(isPast).length
  const blank = { from_date: '', from_time: '', till_date: '', till_time: '', note: '' }
  const put = (index: number, part: Partial<AbsenceDraft>) => {
    const next = absences.map((one, at) => (at === index ? { ...one, ...part } : one))
    // What is being typed stays in sight, also when it is over.
    if (next.filter(isPast).length > past) setShowsPast(true)
    onChange(next)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('absences')}</legend>
      <p className={styles.hint}>{t('absencesText')}</p>
      {absences.length === past && <p className={styles.hint}>{t('noAbsences')}</p>}
      <ul className={styles.absences}>
        {absences.map((absence, index) => {
          const hasFault = [...faults.keys()].some((field) => field.startsWith(`absences/${index}`))
          if (isPast(absence) && !showsPast && !hasFault) return null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an absence is known by its place alone
            <li key={index}>
              <Absence
                absence={absence}
                nth={index + 1}
                fault={(field) => faults.get(`absences/${index}${field && `/${field}`}`)}
                onChange={(part) => put(index, part)}
                onRemove={() => onChange(absences.filter((_, at) => at !== index))}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.acts}>
        <Button
          icon={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => onChange([...absences, blank])}
        >
          {t('addAbsence')}
        </Button>
        {past > 0 && !showsPast && (
          <Button kind="quiet" onClick={() => setShowsPast(true)}>
            {t('showPast', { count: past })}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function Absence(props: {
  absence: AbsenceDraft
  nth: number
  fault: (field: string) => string | undefined
  onChange: (part: Partial<AbsenceDraft>) => void
  onRemove: () => void
}) {
  const { t, language } = useLatePhrases('specialists')
  const { absence, onChange, fault } = props
  const day = (field: 'from_date' | 'till_date', label: string) => (
    <DateField
      label={label}
      value={absence[field]}
      fault={fault(field)}
      onChange={(value) =>
        // Most are away for a day: the end is the beginning until it is given.
        onChange({
          [field]: value,
          ...(field === 'from_date' && absence.till_date === '' ? { till_date: value } : {}),
        })
      }
    />
  )
  const time = (field: 'from_time' | 'till_time', label: string) => (
    <TimeField
      label={label}
      hasShownLabel
      value={absence[field]}
      className={styles.time}
      fault={fault(field) !== undefined}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const others = [fault(''), fault('from_time'), fault('till_time')].filter((text) => text !== undefined)
  return (
    <fieldset className={styles.absence}>
      <legend className="rinda-only-heard">{t('absenceNth', { nth: props.nth })}</legend>
      {day('from_date', t('fromDate'))}
      {time('from_time', t('fromTime'))}
      {day('till_date', t('tillDate'))}
      {time('till_time', t('tillTime'))}
      <TextInput
        label={t('note')}
        value={absence.note}
        error={fault('note')}
        autoComplete="off"
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
      <IconButton
        label={t('removeAbsence', {
          dates: [absence.from_date, absence.till_date]
            .filter(Boolean)
            .map((day) => figureDay(day, language))
            .join('–'),
        })}
        icon={<IconTrash size={18} stroke={1.8} aria-hidden="true" />}
        onClick={props.onRemove}
      />
      {others.map((text) => (
        <p key={text} role="alert" className={styles.fault}>
          {text}
        </p>
      ))}
    </fieldset>
  )
}
