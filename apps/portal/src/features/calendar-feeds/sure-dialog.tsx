import type { HttpResult } from '@rinda/client/http/create-http'
import type { WriteOptions } from '@rinda/client/http/writes'
import type { CalendarFeed } from '@rinda/client/set-up/calendar-feeds'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { faultsOf } from '../../set-up/save-faults.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'

type SureDialogProps = {
  act: 'end' | 'renew'
  feed: CalendarFeed
  call: (
    using: typeof http,
    feed: CalendarFeed,
    once: WriteOptions,
  ) => Promise<HttpResult<CalendarFeed | undefined>>
  onDone: (feed: CalendarFeed) => void
  onClosed: () => void
}

/** Asks before a link stops working: whoever reads by it is refused at once. */
export function SureDialog({ act, feed, call, onDone, onClosed }: SureDialogProps) {
  const { t, language } = useLatePhrases('calendarFeeds')
  const queries = useQueryClient()
  const sendOnce = useSendOnce()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [done, setDone] = useState<CalendarFeed | null>(null)

  async function save(): Promise<boolean> {
    setBusy(true)
    const result = await sendOnce({ act, id: feed.id }, (once) => call(http, feed, once))
    setBusy(false)
    if (result.ok) {
      await queries.invalidateQueries({ queryKey: ['calendar-feeds'] })
      setDone(result.value ?? null)
    } else setFault([...faultsOf(result.failure, language, t('unanswered')).values()].join(' '))
    return result.ok
  }

  return (
    <FormDialog
      title={t(`${act}Title`, { name: feed.name })}
      saveLabel={t(`${act}Sure`)}
      cancelLabel={t('keep')}
      isBusy={isBusy}
      onSave={save}
      onClosed={() => (done ? onDone(done) : onClosed())}
      fault={fault === null ? undefined : { title: t('notDone'), text: fault }}
    >
      <p>{t(`${act}Text`, { hint: feed.hint })}</p>
    </FormDialog>
  )
}
