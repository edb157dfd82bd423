import type { LocalDate } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { closed, type Day, type DayTimes, isSameTimes, usual } from '../times/day-times.ts'
import { dayName } from '../times/days.ts'
import { readTimes, rulesOn, type TimesRules } from '../times/read-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import { useFaultText, useTimesText } from '../use-times-text.ts'
import type { WriteTimes } from '../use-write-times.tsx'
import styles from './day-dialog.module.css'

type TypedRange = { readonly id: number; readonly from: string; readonly till: string }
let ids = 0
const newRange = (from = '', till = ''): TypedRange => ({ id: ++ids, from, till })

/** The times of one day, with the clock of the phone. What could not be saved stays as it was typed. */
export function DayDialog(props: {
  row: TimesRow
  day: Day
  rules: TimesRules
  today: LocalDate
  write: WriteTimes
  onClosed: () => void
}) {
  const { row, day } = props
  const rules = rulesOn(props.rules, day)
  const { t, language } = useLatePhrases('hours')
  const say = useTimesText()
  const faultText = useFaultText()
  const id = useId()
  const now = row.timesOn(day)
  const [seen, setSeen] = useState(now)
  const [kind, setKind] = useState<DayTimes['kind']>(now.kind)
  const [ranges, setRanges] = useState<readonly TypedRange[]>(() =>
    now.kind === 'open' ? now.ranges.map(({ from, till }) => newRange(from, till)) : [newRange()],
  )
  const [fault, setFault] = useState('')
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const isOvertaken = !isSameTimes(now, seen) && !isBusy
  const kinds = rules.mayBeUsual ? (['open', 'closed', 'usual'] as const) : (['open', 'closed'] as const)
  const put = (range: TypedRange, end: 'from' | 'till', value: string) => {
    setRanges(ranges.map((one) => (one === range ? { ...one, [end]: value } : one)))
    setFault('')
  }

  function input(): DayTimes | null {
    if (kind !== 'open') return kind === 'closed' ? closed : usual
    const text = ranges.map(({ from, till }) => `${from || '__:__'} – ${till || '__:__'}`).join(', ')
    const read = readTimes(text, rules)
    if (read.ok && read.times.kind === 'open') return read.times
    setFault(read.ok ? t('fault_half') : faultText(read.fault))
    return null
  }

  /** Says once more what is there now: the next save puts what is typed in its place. */
  function askAgain() {
    setSeen(now)
    setFault(t('overAgain', { times: say(now) }))
  }

  async function save() {
    const times = input()
    if (!times) return
    setBusy(true)
    const outcome = await props.write([{ row: row.key, day, times }], seen)
    setBusy(false)
    if (outcome.kind === 'saved') setOpen(false)
    if (outcome.kind === 'changed') setSeen(outcome.times)
    if (outcome.kind === 'changed') setFault(t('overAgain', { times: say(outcome.times) }))
    if (outcome.kind === 'failed') setFault(outcome.failed[0]?.why ?? '')
  }

  const about = `${row.name}, ${dayName(day, language, props.today)}`
  const message = isOvertaken ? t('changedTo', { times: say(now) }) : fault
  return (
    <Dialog
      title={about}
      isOpen={isOpen}
      onClose={() => !isBusy && setOpen(false)}
      typed={[kind, ranges.map(({ from, till }) => [from, till])]}
      onClosed={() => !isOpen && props.onClosed()}
      isNarrow
      footer={
        <>
          <Button onClick={() => setOpen(false)} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} isBusy={isBusy}>
            {t('save')}
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
          if (isOvertaken) askAgain()
          else if (!isBusy) void save()
        }}
      >
        <SegmentedSwitch
          label={t('times')}
          value={kind}
          segments={kinds.map((one) => ({ value: one, label: t(one) }))}
          onChange={setKind}
        />
        {kind === 'open' && (
          <ul className={styles.ranges}>
            {ranges.map((range) => (
              <li key={range.id} className={styles.range}>
                {(['from', 'till'] as const).map((end) => (
                  <label key={end} className={styles.end}>
                    {t(end)}
                    <input
                      type="time"
                      value={range[end]}
                      aria-invalid={message !== '' || undefined}
                      aria-describedby={`${id}-fault`}
                      onChange={(event) => put(range, end, event.currentTarget.value)}
                    />
                  </label>
                ))}
                {ranges.length > 1 && (
                  <IconButton
                    isQuiet
                    label={t('removeRange', { range: `${range.from}–${range.till}` })}
                    icon={<IconX size={18} stroke={1.8} aria-hidden="true" />}
                    onClick={() => setRanges(ranges.filter((one) => one !== range))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {kind === 'open' && ranges.length < rules.mostRanges && (
          <div>
            <Button
              kind="quiet"
              icon={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setRanges([...ranges, newRange()])}
            >
              {t('addRange')}
            </Button>
          </div>
        )}
        <p id={`${id}-fault`} role="alert" className={styles.fault} hidden={message === ''}>
          {message}
        </p>
      </form>
    </Dialog>
  )
}
