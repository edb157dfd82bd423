import { Textarea } from '@mantine/core'
import type { Booking } from '@rinda/client/bookings/booking-view'
import { type ApprovalAct, approvalAfter } from '@rinda/domain/booking/approval'
import { Button } from '@rinda/ui/components/buttons/button'
import '@rinda/ui/styles/mantine-fields.css'
import { useUnsaved } from '@rinda/ui/unsaved-forms'
import { IconCheck, IconHourglassLow, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useJudge } from '../../bookings/use-judge.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './judge-panel.module.css'

/** A booking that waits for staff: what they want to say, and yes or no. */
export function JudgePanel(props: { booking: Booking; onJudged: (act: ApprovalAct) => void }) {
  const { t } = usePhrases('booking')
  const profile = useSession().profileAt(props.booking.locationId)
  const { judge, busy } = useJudge()
  const sent = busy.get(props.booking.qtid)
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState('')
  const { mayCreate, mayCancel } = profile.booking
  const isWaiting = approvalAfter('accept', props.booking) !== null && (mayCreate || mayCancel)
  useUnsaved(isWaiting && note.trim() !== '' && sent === undefined)
  // It stays there while it is being judged, so that a refusal finds the note as it was.
  if (!isWaiting) return null

  const send = async (act: ApprovalAct) => {
    setRefusal('')
    const judgement = await judge(props.booking, act, note)
    if (judgement === null) return
    if ('refusal' in judgement) setRefusal(judgement.refusal)
    else props.onJudged(act)
  }
  return (
    <section className={styles.panel} aria-label={t('judgeTitle')}>
      <p className={styles.title}>
        <IconHourglassLow size={18} stroke={1.8} aria-hidden="true" />
        {t('judgeTitle')}
      </p>
      <Textarea
        label={t('judgeNote')}
        description={t('judgeNoteHint')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.acts}>
        {mayCancel && (
          <Button
            icon={<IconX size={18} stroke={1.8} aria-hidden="true" />}
            isBusy={sent === 'decline'}
            disabled={sent === 'accept'}
            onClick={() => void send('decline')}
          >
            {t('decline')}
          </Button>
        )}
        {mayCreate && (
          <Button
            kind="primary"
            icon={<IconCheck size={18} stroke={2} aria-hidden="true" />}
            isBusy={sent === 'accept'}
            disabled={sent === 'decline'}
            onClick={() => void send('accept')}
          >
            {t('accept')}
          </Button>
        )}
      </div>
    </section>
  )
}
