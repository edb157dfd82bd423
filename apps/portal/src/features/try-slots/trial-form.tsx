import { Checkbox, TextInput } from '@mantine/core'
import type { TrialFacts } from '@rinda/client/bookings/slot-trial'
import { Button } from '@rinda/ui/components/buttons/button'
import '@rinda/ui/styles/mantine-fields.css'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { RangeFields } from './range-fields.tsx'
import { closed, none, type SlotQuestion } from './slot-question.ts'
import styles from './try-slots.module.css'

type TrialFormProps = {
  facts: TrialFacts
  question: SlotQuestion
  onChange: (change: Partial<Record<keyof SlotQuestion, string | number | undefined>>) => void
}
const numbers = ['duration', 'step', 'places', 'min', 'max'] as const

/** Facts that can be tried, each beside how it is set up. An empty field is as it is set up. */
export function TrialForm({ facts, question, onChange }: TrialFormProps) {
  const { t } = useLatePhrases('slotTrial')
  const { hours, breaks, who } = question
  const [rows, setRows] = useState(breaks === undefined || breaks === none ? [] : breaks.split(','))
  const serving =
    who === undefined ? facts.specialists.filter((one) => one.serves).map(({ id }) => id) : who.split(',')
  const isByPlaces = who === undefined ? facts.places !== null : who === none
  const setUp = {
    duration: facts.duration_minutes,
    step: facts.step_minutes,
    places: facts.places ?? 1,
    min: facts.min_days ?? t('noBound'),
    max: facts.max_days ?? t('noBound'),
  }

  function putBreaks(next: readonly string[]) {
    setRows([...next])
    const whole = next.filter((one) => one !== '')
    onChange({ breaks: whole.length > 0 ? whole.join(',') : next.length > 0 ? breaks : undefined })
  }

  function serve(id: string, serves: boolean) {
    const next = facts.specialists
      .map((one) => one.id)
      .filter((one) => (one === id ? serves : serving.includes(one)))
    const isAsSetUp = facts.specialists.every((one) => one.serves === next.includes(one.id))
    onChange({ who: isAsSetUp ? undefined : next.join(',') || none })
  }

  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend>{t('hours')}</legend>
        <p className={styles.quiet}>
          {facts.hours ? t(facts.special ? 'hoursSpecial' : 'hoursNow', facts.hours) : t('closedNow')}
        </p>
        {hours !== closed && (
          <RangeFields
            from={t('hoursFrom')}
            till={t('hoursTill')}
            value={hours ?? ''}
            onChange={(value) => onChange({ hours: value || undefined })}
          />
        )}
        <Checkbox
          label={t('closedTried')}
          checked={hours === closed}
          onChange={(event) => onChange({ hours: event.currentTarget.checked ? closed : undefined })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('breaks')}</legend>
        <p className={styles.quiet}>
          {facts.ranges === null
            ? t('rangesNone')
            : facts.ranges.length === 0
              ? t('rangesClosed')
              : t('rangesNow', {
                  ranges: facts.ranges.map(({ from, till }) => `${from}–${till}`).join(', '),
                })}
        </p>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a break has no name but its place
          <span key={`${index} of ${rows.length}`} className={styles.range}>
            <RangeFields
              from={t('breakFrom', { number: index + 1 })}
              till={t('breakTill', { number: index + 1 })}
              value={row}
              onChange={(value) => putBreaks(rows.map((one, place) => (place === index ? value : one)))}
            />
            <Button
              aria-label={t('removeBreak', { number: index + 1 })}
              onClick={() => putBreaks(rows.filter((_, place) => place !== index))}
            >
              {t('remove')}
            </Button>
          </span>
        ))}
        {rows.length < 10 && (
          <span>
            <Button icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setRows([...rows, ''])}>
              {t('addBreak')}
            </Button>
          </span>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('rules')}</legend>
        <div className={styles.numbers}>
          {numbers
            .filter((name) => name !== 'places' || isByPlaces)
            .map((name) => (
              <TextInput
                key={name}
                label={t(name)}
                description={t('asSetUp', { value: setUp[name] })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                defaultValue={question[name] ?? ''}
                onChange={({ currentTarget: { value } }) => onChange({ [name]: value.trim() || undefined })}
              />
            ))}
        </div>
      </fieldset>
      {facts.specialists.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('specialists')}</legend>
          {facts.specialists.map(({ id, name, active }) => (
            <Checkbox
              key={id}
              label={active ? name : t('inactive', { name })}
              checked={serving.includes(id)}
              onChange={(event) => serve(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
