import type { LocalDate } from '@rinda/domain/time/zone'
import { isLocalDate } from '@rinda/domain/time/zone'
import { IconBuilding } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import '../../../calendar/glow.css'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { closed, type Day, type DayTimes, rangesText, typedText, usual } from '../times/day-times.ts'
import { dayName } from '../times/days.ts'
import { maskRange } from '../times/mask-range.ts'
import { rulesOn, type TimesRules } from '../times/read-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import { useTimesText } from '../use-times-text.ts'
import type { WriteOutcome, WriteTimes } from '../use-write-times.tsx'
import { CellEditor, type Editing } from './cell-editor.tsx'
import styles from './times-grid.module.css'
import type { CellWalk, GridPlace } from './use-cell-walk.ts'

/** The times of a line on a day. Enter, F2, a click or a key opens it; Delete closes the day; what others change glows. */
export function TimesCell(props: {
  row: TimesRow
  day: Day
  rules: TimesRules
  today: LocalDate
  write: WriteTimes
  place: GridPlace
  walk: CellWalk
  /** True for one of several that are chosen. */
  isChosen: boolean
  /** Number of chosen cells into which what is typed goes; 1: it alone. */
  chosenCount: number
  onFill: (times: DayTimes) => void
  style: CSSProperties
}) {
  const { row, day, place, walk } = props
  const rules = rulesOn(props.rules, day)
  const { t, language } = useLatePhrases('hours')
  const say = useTimesText()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [busy, setBusy] = useState<DayTimes | null>(null)
  const cell = useRef<HTMLTableCellElement>(null)
  /** Save that was started last: the next one waits for it, while typing goes on. */
  const saving = useRef<Promise<WriteOutcome> | null>(null)
  const times = row.timesOn(day)
  const shown = busy ?? times
  const isOfMany = props.isChosen && props.chosenCount > 1
  const isActive = walk.at.row === place.row && walk.at.column === place.column
  const underlying = times.kind === 'usual' && !busy ? row.usualOn(day) : usual
  const spoken = underlying.kind === 'usual' ? '' : `, ${say(underlying)}`
  useGlowOnChange(cell, `${times.kind} ${rangesText(times)}`, editing !== null || busy !== null)

  const open = (typed?: string) => {
    walk.stand(place)
    setEditing({ text: typed ?? typedText(shown), seen: shown, fault: '' })
  }

  /** Closes the editor at once, and opens it again with what was typed where it could not be saved and nothing else is typed by now. */
  async function save(input: DayTimes, typed: string, seen = shown) {
    setEditing(null)
    walk.go(place)
    if (isOfMany) return props.onFill(input)
    setBusy(input)
    const write = () => props.write([{ row: row.key, day, times: input }], seen)
    const own = saving.current ? saving.current.then(write) : write()
    saving.current = own
    const outcome = await own
    if (saving.current !== own) return
    saving.current = null
    setBusy(null)
    const fault = faultOf(outcome)
    if (!fault) return
    const unanswered = fault.isUnanswered ? input : undefined
    setEditing((open) => open ?? { text: typed, seen: fault.now ?? seen, fault: fault.text, unanswered })
  }

  function faultOf(outcome: WriteOutcome): { text: string; now?: DayTimes; isUnanswered?: boolean } | null {
    if (outcome.kind === 'changed')
      return { text: t('changedTo', { times: say(outcome.times) }), now: outcome.times }
    if (outcome.kind !== 'failed') return null
    const [only] = outcome.failed
    return { text: only?.why ?? '', isUnanswered: only?.isUnanswered ?? false }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== cell.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === 'F2') open()
    else if (event.key === 'Delete' || event.key === 'Backspace') void save(closed, '')
    else if (event.key.length === 1 && event.key !== ' ') open(maskRange(event.key, ''))
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: within a grid it is a cell of it, which can be chosen
    <td
      ref={cell}
      aria-colindex={place.column + 2}
      aria-label={`${row.name}, ${dayName(day, language, props.today)}: ${say(shown)}${spoken}`}
      aria-busy={busy !== null || undefined}
      aria-selected={props.isChosen}
      tabIndex={isActive ? 0 : -1}
      data-at={`${place.row} ${place.column}`}
      data-cell={`${row.key} ${day}`}
      data-is-date={isLocalDate(day) || undefined}
      className={styles.cell}
      style={props.style}
      onFocus={() => !isActive && walk.stand(place)}
      onClick={(event) => !editing && !event.shiftKey && open()}
      onKeyDown={onKeyDown}
    >
      {editing ? (
        <CellEditor
          label={`${row.name}, ${dayName(day, language, props.today)}`}
          editing={editing}
          now={shown}
          rules={rules}
          note={isOfMany ? t('forAllChosen', { count: props.chosenCount }) : ''}
          onSave={save}
          onCancel={(isByKey) => {
            setEditing(null)
            if (isByKey) walk.go(place)
          }}
          onStep={(columns) => walk.go({ ...place, column: place.column + columns })}
        />
      ) : (
        <span className={styles.times} data-kind={shown.kind}>
          {shown.kind === 'open' ? (
            <Ranges times={shown} />
          ) : (
            <Underlying times={shown.kind === 'usual' ? underlying : shown} />
          )}
          {row.isShared(day) && (
            <IconBuilding size={14} stroke={1.8} aria-label={t('ofCompany')} className={styles.shared} />
          )}
        </span>
      )}
    </td>
  )
}

/** Each range on a line of its own, with a comma where another follows. */
function Ranges({ times }: { times: Extract<DayTimes, { kind: 'open' }> }) {
  return times.ranges.map(({ from, till }, index) => (
    <span key={from}>{`${from}–${till}${index < times.ranges.length - 1 ? ', ' : ''}`}</span>
  ))
}

/** Shows the times that apply where the day has none of its own. */
function Underlying({ times }: { times: DayTimes }) {
  const say = useTimesText()
  return times.kind === 'open' ? <Ranges times={times} /> : say(times)
}

/** Makes the cell glow for 2.4 seconds when somebody else changes its value. */
function useGlowOnChange(cell: { current: HTMLElement | null }, value: string, isOwn: boolean) {
  const known = useRef({ value, isOwn })
  useEffect(() => {
    const { current } = cell
    const before = known.current
    known.current = { value, isOwn }
    if (before.value === value || isOwn || before.isOwn || !current) return
    current.dataset.glow = 'wash'
    const timer = setTimeout(() => {
      delete current.dataset.glow
    }, 2_400)
    return () => clearTimeout(timer)
  }, [cell, value, isOwn])
}
