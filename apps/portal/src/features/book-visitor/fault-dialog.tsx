import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { useRef } from 'react'
import { failureText } from '../../bookings/repeat/failure-text.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { Message } from './booking-form.ts'

/** Says why it was not booked, in the person's language; the form stays below it as it was. */
export function FaultDialog(props: {
  message: Message | null
  onClose: () => void
  onChooseOther: () => void
}) {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  // The words stay while the dialog fades.
  const last = useRef<Message>({ kind: 'slot' })
  if (props.message) last.current = props.message
  const message = last.current

  const lines = (): string[] => {
    if (message.kind === 'slot') return [t('chooseTime')]
    if (message.kind === 'fields') return [...new Set(message.found.map((fault) => t(fault.code)))]
    return [failureText(message.failure, language) ?? t('failed')]
  }
  const isTaken =
    (message.kind === 'refused' || message.kind === 'locked') &&
    message.failure.code === 'slot_taken' &&
    // Of something that repeats single days are taken, and can be left out.
    message.failure.dates === undefined
  const canChoose = message.kind === 'locked' || isTaken
  const titles = {
    fields: 'checkTitle',
    slot: 'checkTitle',
    refused: 'notSavedTitle',
    locked: 'notLockedTitle',
  } as const
  return (
    <Dialog
      title={t(titles[message.kind])}
      isOpen={props.message !== null}
      onClose={props.onClose}
      isNarrow
      footer={
        <>
          {canChoose && <Button onClick={props.onChooseOther}>{t('otherTime')}</Button>}
          <Button kind="primary" onClick={props.onClose} data-autofocus>
            {message.kind === 'locked' ? t('close') : t('ok')}
          </Button>
        </>
      }
    >
      {lines().map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
}
