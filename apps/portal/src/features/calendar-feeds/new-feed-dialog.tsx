import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type CalendarFeed, createCalendarFeed } from '@rinda/client/set-up/calendar-feeds'
import { languages } from '@rinda/domain/set-up/field'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { type Faults, faultAt, faultsOf } from '../../set-up/save-faults.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'
import type { useSubjects } from './use-subjects.ts'

type NewFeedDialogProps = {
  companyId: number | undefined
  subjects: Pick<ReturnType<typeof useSubjects>, 'places' | 'specialists'>
  onMade: (feed: CalendarFeed) => void
  onClosed: () => void
}

/** Makes a calendar link: for whom, whose visits it shows, in which language, and whether people are named. */
export function NewFeedDialog({ companyId, subjects, onMade, onClosed }: NewFeedDialogProps) {
  const { t, language } = useLatePhrases('calendarFeeds')
  const queries = useQueryClient()
  const sendOnce = useSendOnce()
  const [name, setName] = useState('')
  const [subject, setSubject] = useState('')
  const [spoken, setSpoken] = useState<(typeof languages)[number]>(language)
  const [withNames, setWithNames] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(new Map())

  async function make(): Promise<boolean> {
    setBusy(true)
    const [kind, id] = subject.split(' ')
    const draft = {
      name,
      locationId: kind === 'location' ? Number(id) : null,
      specialistId: kind === 'specialist' ? Number(id) : null,
      isNamed: withNames,
      language: spoken,
      companyId,
    }
    const result = await sendOnce(draft, (once) => createCalendarFeed(http, draft, once))
    setBusy(false)
    if (result.ok) {
      void queries.invalidateQueries({ queryKey: ['calendar-feeds'] })
      if (result.value) onMade(result.value)
    } else setFaults(faultsOf(result.failure, language, t('unanswered')))
    return false
  }

  const whole = faults.get('')
  return (
    <FormDialog
      title={t('add')}
      saveLabel={t('make')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={{ name, subject, spoken, withNames }}
      onSave={make}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notMade'), text: whole }}
    >
      <TextInput
        label={t('name')}
        description={t('nameText')}
        value={name}
        maxLength={60}
        data-autofocus
        error={faultAt(faults, 'calendar_feed/name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('shows')}
        value={subject}
        error={faultAt(faults, 'calendar_feed/location_id') ?? faultAt(faults, 'calendar_feed/specialist_id')}
        data={[
          { value: '', label: t('chooseOne') },
          { group: t('locations'), items: subjects.places },
          { group: t('specialists'), items: subjects.specialists },
        ]}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('language')}
        value={spoken}
        data={languages.map((value) => ({ value, label: t(value) }))}
        onChange={({ currentTarget: { value } }) =>
          setSpoken(languages.find((one) => one === value) ?? spoken)
        }
      />
      <Checkbox
        label={t('withNames')}
        description={t('withNamesText')}
        checked={withNames}
        onChange={(event) => setWithNames(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
