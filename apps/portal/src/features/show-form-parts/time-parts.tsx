import { TextInput } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { figureDay } from '@rinda/phrases/time/day-text'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import '@rinda/ui/styles/mantine-dates.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import { weekOf } from '../../set-up/fields/week.ts'
import { WeekFields } from '../../set-up/fields/week-fields.tsx'
import { PartSection } from './part-section.tsx'

const someHours = { openMondayFrom: '09:00', openMondayTill: '17:30' }

/** Fields for times of day, the hours of a week, and dates. */
export function TimeParts() {
  const { t, language } = useLatePhrases('forms')
  const [time, setTime] = useState('')
  const [week, setWeek] = useState(() => weekOf(someHours))
  const date = {
    locale: language,
    firstDayOfWeek: 1,
    highlightToday: true,
    valueFormatter: ({ date }: { date: unknown }) =>
      typeof date === 'string' ? figureDay(date, language) : '',
    placeholder: t('pickDate'),
  } as const
  return (
    <>
      <PartSection title={t('times')}>
        <TimeField label={`${t('time')}: ${t('empty')}`} hasShownLabel value={time} onChange={setTime} />
        <TextInput
          inputMode="numeric"
          label={`${t('time')}: ${t('wrong')}`}
          defaultValue="24:00"
          error={t('timeWrong')}
        />
        <TextInput label={`${t('time')}: ${t('disabled')}`} defaultValue="09:30" disabled />
        <DatePickerInput label={`${t('date')}: ${t('empty')}`} {...date} />
        <DatePickerInput label={`${t('date')}: ${t('filled')}`} defaultValue="2027-06-23" {...date} />
        <DatePickerInput
          label={`${t('date')}: ${t('wrong')}`}
          defaultValue="2020-02-29"
          error={t('dateWrong')}
          {...date}
        />
        <DatePickerInput
          label={`${t('date')}: ${t('disabled')}`}
          defaultValue="2027-06-23"
          disabled
          {...date}
        />
      </PartSection>
      <PartSection title={t('week')} isInRow>
        <WeekFields value={week} onChange={setWeek} faults={new Map()} />
      </PartSection>
    </>
  )
}
