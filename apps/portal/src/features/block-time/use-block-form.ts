import { dayStartAt } from '@rinda/domain/company/profile'
import { timeOfMinute } from '@rinda/domain/time/calendar'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { useMachine } from '@rinda/live/use-machine'
import { useRef } from 'react'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { failureText } from '../../bookings/repeat/failure-text.ts'
import { useRepeat } from '../../bookings/repeat/use-repeat.ts'
import { useScheduleSeries } from '../../bookings/repeat/use-schedule-series.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { blockables, blockMinutes } from './block-choices.ts'
import { beginBlock, blockOf, type Chosen, maySubmit, stepBlock } from './block-form.ts'
import type { BlockStart } from './time-range.ts'
import { blockContent, useBlock } from './use-block.ts'
import { useBlockPreview } from './use-block-preview.ts'

export type BlockFormOptions = {
  start: BlockStart
  now: EpochMinutes
  isOpen: boolean
  onClose: () => void
  onBlocked: (made: WholeChange) => void
  /** A series of blocks was made. */
  onSeries: (made: readonly WholeChange[]) => void
}

/** Runs the form that blocks time: keeps its state (`block-form.ts`), asks what is in the way, and sends it. */
export function useBlockForm({ start, isOpen, ...options }: BlockFormOptions) {
  const { t, language } = useLatePhrases('block')
  const toasts = useToasts()
  const stillOpen = useStillOpen(isOpen)
  const { location } = start
  const profile = useSession().profileAt(location.id)
  const context = {
    start,
    whom: blockables(profile, location, language),
    durations: blockMinutes(profile),
    zone: profile.zone,
    dayStart: timeOfMinute(dayStartAt(profile, location.id)),
  }
  const { state, now, send } = useMachine(stepBlock, () => beginBlock(context, options.now))
  const { block, ...shown } = blockOf(state, context)
  const asksReason = profile.booking.blockReason
  const repeat = useRepeat(block, { isBlock: true, hold: null, isWanted: isOpen })
  const preview = useBlockPreview(block, isOpen && !repeat.isOn)
  const isAlone = preview.data && preview.data.bookings.length + preview.data.elsewhere.length === 0
  const isClear = repeat.isOn ? repeat.ready !== null : isAlone === true
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const makeBlock = useBlock()
  const makeSeries = useScheduleSeries()

  const submit = async () => {
    if (!maySubmit(now())) return
    const isReady = block !== null && isClear
    const { step, reason: written } = send({ type: 'submitted', asksReason, isReady })
    if (step.at === 'reason-needed') reasonField.current?.focus()
    if (step.at !== 'sending' || !block) return
    const reason = written.trim()
    const unsure = () => void send({ type: 'unsure' })
    const answer = repeat.ready
      ? await makeSeries(block, repeat.ready, blockContent(reason), unsure)
      : await makeBlock(block, reason, unsure)
    if (answer.ok) {
      send({ type: 'blocked' })
      if (stillOpen()) options.onClose()
      if ('made' in answer) options.onSeries(answer.made)
      else options.onBlocked(answer.change)
      return
    }
    repeat.lookAgain()
    const why = failureText(answer.failure, language) ?? t('failed')
    send({ type: 'refused', why })
    if (!stillOpen()) toasts.notice(why, t('notBlocked'))
  }

  return {
    ...context,
    ...shown,
    state,
    block,
    asksReason,
    repeat,
    preview,
    isClear,
    reasonField,
    choose: (changed: Partial<Chosen>) => void send({ type: 'chosen', changed }),
    writeReason: (reason: string) => void send({ type: 'reasonWritten', reason }),
    submit,
  }
}
