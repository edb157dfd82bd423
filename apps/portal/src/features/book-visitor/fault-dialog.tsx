import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import { useRef } from 'react'
import { failureText } from '../../bookings/repeat/failure-text.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { Fault } from './visitor.ts'

/** What stands in the way of a booking. */
export type Faults =
  | { readonly kind: 'fields'; readonly found: readonly Fault[] }
  | { readonly kind: 'slot' }
  | { readonly kind: 'refused'; readonly failure: RequestFailure }
  | { readonly kind: 'locked'; readonly failure: RequestFailure }

/** Says why it was not booked, in the person's language; the form stays below it as it was. */
export function FaultDialog(props: {
  faults: Faults | null
  onClose: () => void
  onChooseOther: () => void
}) {
  const { t } = usePhrases('booking')
  const { language } = useSession()
  // The words stay while the dialog fades.
  const last = useRef<Faults>({ kind: 'slot' })
  if (props.faults) last.current = props.faults
  const faults = last.current

  const lines = (): string[] => {
    if (faults.kind === 'slot') return [t('chooseTime')]
    if (faults.kind === 'fields') return [...new Set(faults.found.map((fault) => t(fault.code)))]
    return [failureText(faults.failure, language) ?? t('failed')]
  }
  const isTaken =
    (faults.kind === 'refused' || faults.kind === 'locked') &&
    faults.failure.code === 'slot_taken' &&
    // Of something that repeats single days are taken, and can be left out.
    faults.failure.dates === undefined
  const canChoose = faults.kind === 'locked' || isTaken
  const titles = {
    fields: 'checkTitle',
    slot: 'checkTitle',
    refused: 'notSavedTitle',
    locked: 'notLockedTitle',
  } as const
  return (
    <Dialog
      title={t(titles[faults.kind])}
      isOpen={props.faults !== null}
      onClose={props.onClose}
      isNarrow
      footer={
        <>
          {canChoose && <Button onClick={props.onChooseOther}>{t('otherTime')}</Button>}
          <Button kind="primary" onClick={props.onClose} data-autofocus>
            {faults.kind === 'locked' ? t('close') : t('ok')}
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
