import { NativeSelect } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { mostSeriesDays, mostWeeksApart } from '@rinda/domain/booking/series'
import { addDays, type EpochMinutes, localDateOf } from '@rinda/domain/time/zone'
import '@rinda/ui/styles/mantine-dates.css'
import '@rinda/ui/styles/mantine-fields.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { Suspense } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useMarkToday } from '../../session/mark-today.ts'
import styles from './repeat-part.module.css'
import { SeriesTimes, type SeriesTimesProps } from './series-times.tsx'
import { WeekdayChoice } from './weekday-choice.tsx'

export type RepeatPartProps = SeriesTimesProps & { first: EpochMinutes }

const weeksApart = Array.from({ length: mostWeeksApart }, (_, index) => index + 1)

/** The part of a form that says whether it repeats; and when it does, every time of it before anything is written. */
export function RepeatPart(props: RepeatPartProps) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

function Part({ first, ...props }: RepeatPartProps) {
  const { t, language } = useLatePhrases('repeat')
  const { repeat } = props
  const getDayProps = useMarkToday()
  const { form, input, change } = repeat
  const day = localDateOf(first, repeat.zone)
  const weekly = (count: number) => ({ value: `weekly-${count}`, label: t('weekly', { count }) })
  const choose = (value: string) => {
    const [kind = '', weeks] = value.split('-')
    if (kind === 'weekly') change({ kind, everyWeeks: Number(weeks) })
    else change({ kind: kind === 'days' ? kind : 'none', everyWeeks: 1 })
  }
  return (
    <section className={styles.part} aria-label={t('title')}>
      <div className={styles.fields} data-is-of-three={form.kind === 'days' || undefined}>
        <NativeSelect
          label={t('title')}
          value={form.kind === 'weekly' ? `weekly-${form.everyWeeks}` : form.kind}
          data={[
            { value: 'none', label: t('none') },
            ...weeksApart.map(weekly),
            { value: 'days', label: t('days') },
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {input && form.kind === 'days' && (
          <NativeSelect
            label={t('howOften')}
            value={String(form.everyWeeks)}
            data={weeksApart.map((count) => ({ value: String(count), label: t('weekly', { count }) }))}
            onChange={(event) => change({ everyWeeks: Number(event.currentTarget.value) })}
          />
        )}
        {input && (
          <DatePickerInput
            label={t('until')}
            locale={language}
            firstDayOfWeek={1}
            highlightToday
            getDayProps={getDayProps}
            valueFormat={language === 'en' ? 'ddd, D MMM YYYY' : 'DD.MM.YYYY, dddd'}
            minDate={day}
            maxDate={addDays(day, mostSeriesDays)}
            value={input.until}
            onChange={(until) => change({ until })}
          />
        )}
      </div>
      {input && form.kind === 'days' && (
        <WeekdayChoice chosen={input.weekdays} onChoose={(weekdays) => change({ weekdays })} />
      )}
      {input && <SeriesTimes {...props} />}
    </section>
  )
}

/** Labels the button of a form for something that repeats, with what it will do: "Block 12 times". */
export function TimesLabel({ act, count }: { act: 'block' | 'book'; count: number }) {
  const { t } = useLatePhrases('repeat')
  return t(act, { count })
}

/** Says that it is being found out what became of a series. */
export function UnsureNote() {
  const { t } = useLatePhrases('repeat')
  return (
    <p className={styles.unsure} role="status">
      {t('unsure')}
    </p>
  )
}
