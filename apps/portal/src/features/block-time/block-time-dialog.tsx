import { DatePickerInput } from '@mantine/dates'
import { nameIn } from '@rinda/client/http/names'
import { localDateOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { Suspense, useId, useRef, useState } from 'react'
import { failureText } from '../../bookings/repeat/failure-text.ts'
import { RepeatPart, TimesLabel, UnsureNote } from '../../bookings/repeat/repeat-part.tsx'
import { useRepeat } from '../../bookings/repeat/use-repeat.ts'
import { useScheduleSeries } from '../../bookings/repeat/use-schedule-series.ts'
import { useDurationText } from '../../bookings/use-duration-text.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import type { WantedSlot } from '../../bookings/wire-slot.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import styles from './block-time.module.css'
import { DurationChoice } from './duration-choice.tsx'
import type { WayActs } from './in-the-way.tsx'
import { PreviewFace } from './preview-face.tsx'
import { ReasonField } from './reason-field.tsx'
import type { BlockStart } from './time-range.ts'
import { type BlockMade, blockContent, useBlock } from './use-block.ts'
import { useBlockForm } from './use-block-form.ts'
import { useBlockPreview } from './use-block-preview.ts'
import { WhoseChoice } from './whose-choice.tsx'

export type BlockTimeDialogProps = WayActs & {
  start: BlockStart
  now: number
  isOpen: boolean
  /** Another dialog lies over this one and has the keys. */
  isCovered: boolean
  onClose: () => void
  onClosed: () => void
  onBlocked: (made: BlockMade) => void
  /** A series of blocks was made. */
  onSeries: (made: readonly BlockMade[]) => void
}

/** Takes time out of the calendar: whose, when, how long and why. What is in the way is shown before, and has to be gone. */
export function BlockTimeDialog(props: BlockTimeDialogProps) {
  return (
    <Suspense fallback={null}>
      <BlockTime {...props} />
    </Suspense>
  )
}

function BlockTime(props: BlockTimeDialogProps) {
  const { t, language } = useLatePhrases('block')
  const { start } = props
  const { location } = start
  const profile = useSession().profileAt(location.id)
  const form = useBlockForm(start, props.now)
  const durationText = useDurationText()
  const repeat = useRepeat(form.block, { isBlock: true, hold: null, isWanted: props.isOpen })
  const preview = useBlockPreview(form.block, props.isOpen && !repeat.isOn)
  const one = useBlock()
  const series = useScheduleSeries()
  const isBusy = one.isBusy || series.isBusy
  const isUnsure = one.isUnsure || series.isUnsure
  // While it is being found out whether it was written, nobody has to wait here: it is said when it is known.
  const mayClose = !isBusy || isUnsure
  const toasts = useToasts()
  const stillOpen = useStillOpen(props.isOpen)
  const asksReason = profile.booking.blockReason
  const [reason, setReason] = useState('')
  const [reasonFault, setReasonFault] = useState('')
  const [refusal, setRefusal] = useState('')
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isAlone = preview.data && preview.data.bookings.length + preview.data.elsewhere.length === 0
  const isClear = repeat.isOn ? repeat.ready !== null : isAlone
  const inExact = start.durationMinutes !== null && !form.durations.includes(start.durationMinutes)

  /** The block, when nothing is missing; else the field that is has the focus. */
  const whole = (): WantedSlot | null => {
    const written = reason.trim()
    if (!asksReason || written) return form.block
    setReasonFault(t('reasonNeeded'))
    reasonField.current?.focus()
    return null
  }
  const refuse = (why: string) => {
    if (stillOpen()) setRefusal(why)
    else toasts.notice(why, t('notBlocked'))
  }
  const save = async () => {
    const block = whole()
    if (!block || !isClear || isBusy) return
    setRefusal('')
    if (repeat.ready) {
      const answer = await series.send(block, repeat.ready, blockContent(reason.trim()))
      if (stillOpen() && answer.ok) props.onClose()
      if (answer.ok) return props.onSeries(answer.made)
      repeat.lookAgain()
      return refuse(failureText(answer.failure, language) ?? t('failed'))
    }
    const answer = await one.send(block, reason.trim())
    if (!answer.ok) return refuse(answer.text ?? t('failed'))
    if (stillOpen()) props.onClose()
    props.onBlocked(answer.made)
  }

  return (
    <Dialog
      title={t('titleIn', { location: nameIn(language, location.names) })}
      isOpen={props.isOpen}
      isBlocking={props.isCovered}
      onClose={() => {
        if (mayClose) props.onClose()
      }}
      onClosed={props.onClosed}
      typed={isBusy ? '' : reason.trim()}
      footer={
        <>
          <Button onClick={props.onClose} disabled={!mayClose}>
            {t('close')}
          </Button>
          <Button kind="primary" type="submit" form={id} isBusy={isBusy} disabled={!isClear}>
            {isBusy && t('saving')}
            {!isBusy && !repeat.ready && t('save')}
            {!isBusy && repeat.ready && <TimesLabel act="block" count={repeat.kept.length} />}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className={styles.fields}>
          <WhoseChoice whom={form.whom} chosen={form.whose} onChoose={form.setKey} isFirst={!asksReason} />
          <DatePickerInput
            label={t('day')}
            locale={language}
            firstDayOfWeek={1}
            highlightToday
            valueFormat={language === 'en' ? 'ddd, D MMMM YYYY' : 'DD.MM.YYYY, dddd'}
            minDate={localDateOf(props.now, profile.zone)}
            value={form.date}
            onChange={(day) => {
              if (day) form.setDate(day)
            }}
          />
          <TimeField
            label={t('start')}
            hasShownLabel
            value={form.time}
            isDisabled={form.isAllDay}
            fault={form.fault && t(form.fault)}
            onChange={form.setTime}
          />
        </div>
        <DurationChoice
          choices={form.durations}
          chosen={form.minutes}
          startsAt={form.block?.startsAt ?? null}
          zone={profile.zone}
          onChoose={form.setMinutes}
        />
        {inExact && (
          <p className={styles.note}>
            {t('rangeNotOffered', {
              time: durationText(start.durationMinutes ?? 0),
              chosen: durationText(form.minutes),
            })}
          </p>
        )}
        {asksReason && (
          <ReasonField
            field={reasonField}
            value={reason}
            fault={reasonFault}
            onChange={(written) => {
              setReason(written)
              setReasonFault('')
            }}
          />
        )}
        {form.block && <RepeatPart first={form.block.startsAt} repeat={repeat} onShow={props.onShow} />}
        {form.block && !repeat.isOn && (
          <PreviewFace preview={preview} zone={profile.zone} onShow={props.onShow} onMove={props.onMove} />
        )}
        {isUnsure && <UnsureNote />}
        {refusal && (
          <p role="alert" className={styles.refusal}>
            <strong>{t('notBlocked')}</strong>
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}
