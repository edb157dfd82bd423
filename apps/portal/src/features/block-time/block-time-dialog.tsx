import { DatePickerInput } from '@mantine/dates'
import { nameIn } from '@rinda/client/http/names'
import { localDateOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { Suspense, useId } from 'react'
import { RepeatPart, TimesLabel, UnsureNote } from '../../bookings/repeat/repeat-part.tsx'
import { useDurationText } from '../../bookings/words/use-duration-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { markToday } from '../../session/mark-today.ts'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import styles from './block-time.module.css'
import { DurationChoice } from './duration-choice.tsx'
import type { WayActs } from './in-the-way.tsx'
import { PreviewFace } from './preview-face.tsx'
import { ReasonField } from './reason-field.tsx'
import { type BlockFormOptions, useBlockForm } from './use-block-form.ts'
import { WhoseChoice } from './whose-choice.tsx'

export type BlockTimeDialogProps = WayActs &
  BlockFormOptions & {
    /** Another dialog lies over this one and has the keys. */
    isCovered: boolean
    onClosed: () => void
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
  const form = useBlockForm(props)
  const { state, repeat, preview, zone } = form
  const { step } = state
  const isSending = step.at === 'sending'
  const isUnsure = isSending && step.isUnsure
  // While it is being found out whether it was written, nobody has to wait here: it is said when it is known.
  const mayClose = !isSending || isUnsure
  const durationText = useDurationText()
  const id = useId()
  const inExact = start.durationMinutes !== null && !form.durations.includes(start.durationMinutes)

  return (
    <Dialog
      title={t('titleIn', { location: nameIn(language, start.location.name) })}
      isOpen={props.isOpen}
      isBlocking={props.isCovered}
      onClose={() => {
        if (mayClose) props.onClose()
      }}
      onClosed={props.onClosed}
      typed={isSending ? '' : state.reason.trim()}
      footer={
        <>
          <Button onClick={props.onClose} disabled={!mayClose}>
            {t('close')}
          </Button>
          <Button kind="primary" type="submit" form={id} isBusy={isSending} disabled={!form.isClear}>
            {isSending && t('saving')}
            {!isSending && !repeat.ready && t('save')}
            {!isSending && repeat.ready && <TimesLabel act="block" count={repeat.kept.length} />}
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
          void form.submit()
        }}
      >
        <fieldset className={styles.choice} disabled={isUnsure}>
          <div className={styles.fields}>
            <WhoseChoice
              whom={form.whom}
              chosen={state.whose}
              onChoose={(whose) => form.choose({ whose })}
              isFirst={!form.asksReason}
            />
            <DatePickerInput
              label={t('day')}
              locale={language}
              firstDayOfWeek={1}
              highlightToday
              getDayProps={markToday(localDateOf(props.now, zone))}
              valueFormat={language === 'en' ? 'ddd, D MMMM YYYY' : 'DD.MM.YYYY, dddd'}
              minDate={localDateOf(props.now, zone)}
              value={state.date}
              onChange={(date) => {
                if (date) form.choose({ date })
              }}
            />
            <TimeField
              label={t('start')}
              hasShownLabel
              value={form.time}
              isDisabled={form.isAllDay}
              fault={form.fault && t(form.fault)}
              onChange={(time) => form.choose({ time })}
            />
          </div>
          <DurationChoice
            choices={form.durations}
            chosen={state.minutes}
            startsAt={form.block?.startsAt ?? null}
            zone={zone}
            onChoose={(minutes) => form.choose({ minutes })}
          />
        </fieldset>
        {inExact && (
          <p className={styles.note}>
            {t('rangeNotOffered', {
              time: durationText(start.durationMinutes ?? 0),
              chosen: durationText(state.minutes),
            })}
          </p>
        )}
        {form.asksReason && (
          <ReasonField
            field={form.reasonField}
            value={state.reason}
            fault={step.at === 'reason-needed' ? t('reasonNeeded') : ''}
            onChange={form.writeReason}
          />
        )}
        {form.block && <RepeatPart first={form.block.startsAt} repeat={repeat} onShow={props.onShow} />}
        {form.block && !repeat.isOn && (
          <PreviewFace preview={preview} zone={zone} onShow={props.onShow} onMove={props.onMove} />
        )}
        {isUnsure && <UnsureNote />}
        {step.at === 'refused' && (
          <p role="alert" className={styles.refusal}>
            <strong>{t('notBlocked')}</strong>
            {step.why}
          </p>
        )}
      </form>
    </Dialog>
  )
}
