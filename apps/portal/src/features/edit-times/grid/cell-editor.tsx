import { Button } from '@rinda/ui/components/buttons/button'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { closed, type DayTimes, isSameTimes, usual } from '../times/day-times.ts'
import { emptied, maskRange } from '../times/mask-range.ts'
import { readTimes, type TimesRules } from '../times/read-times.ts'
import { useFaultText, useTimesText } from '../use-times-text.ts'
import styles from './cell-editor.module.css'

/** State of an open cell. */
export type Editing = {
  readonly text: string
  /** Times that stood there when it was opened. */
  readonly seen: DayTimes
  /** Reason why it was not saved; '' while nothing is wrong. */
  readonly fault: string
  /** Times that were sent and had no answer: they can be sent again as they are. */
  readonly unanswered?: DayTimes | undefined
}

/** The field in a cell: Enter saves, Tab saves and goes on, Escape or leaving it cancels. What makes no sense is said and stays. */
export function CellEditor(props: {
  label: string
  editing: Editing
  /** Times that stand in the cell at this moment. */
  now: DayTimes
  rules: TimesRules
  /** Said below the field: into how many cells it goes; '' where it is one alone. */
  note: string
  onSave: (times: DayTimes, typed: string, seen: DayTimes) => Promise<void>
  onCancel: (isByKey: boolean) => void
  onStep: (columns: number) => void
}) {
  const { editing, now, rules } = props
  const { t } = useLatePhrases('hours')
  const { t: shell } = usePhrases('shell')
  const say = useTimesText()
  const faultText = useFaultText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(editing.text)
  const [fault, setFault] = useState(editing.fault)
  /**
   * Times that the person knows to stand there: these are overwritten at once, others only after they were
   * shown.
   */
  const [seen, setSeen] = useState(editing.seen)
  const selection = useRef<{ from: number; till: number } | null>(null)
  const isOvertaken = !isSameTimes(now, seen)
  const sentAgain = !isOvertaken && text === editing.text ? editing.unanswered : undefined
  const message = isOvertaken ? t('changedTo', { times: say(now) }) : fault

  useLayoutEffect(() => {
    const input = field.current
    const isElsewhere = document.activeElement instanceof HTMLInputElement
    // What is opened again while somebody types elsewhere takes nothing from them.
    if (!isElsewhere) input?.focus({ preventScroll: true })
    const isWhole = editing.text.length > 3
    input?.setSelectionRange(isWhole ? 0 : editing.text.length, editing.text.length)
  }, [editing])

  useLayoutEffect(() => {
    if (!selection.current) return
    field.current?.setSelectionRange(selection.current.from, selection.current.till)
    selection.current = null
  })

  const input = (): DayTimes | null => {
    const read = readTimes(text, rules)
    if (read.ok) return read.times
    setFault(faultText(read.fault))
    if (read.fault.kind === 'time') {
      const mended = emptied(text, read.fault.part)
      setText(mended.text)
      selection.current = mended
    }
    return null
  }

  function save(columns = 0) {
    if (isOvertaken) {
      // Said, and with the next Enter saved all the same.
      setSeen(now)
      setFault(t('overAgain', { times: say(now) }))
      return
    }
    const times = sentAgain ?? input()
    if (!times) return
    if (isSameTimes(times, now) && props.note === '') props.onCancel(columns === 0)
    else void props.onSave(times, text, now)
    if (columns !== 0) props.onStep(columns)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else if (event.key === 'Escape') props.onCancel(true)
    else if (event.key === 'Tab') save(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        ref={field}
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        className={styles.field}
        aria-label={props.label}
        aria-describedby={`${id}-more`}
        aria-invalid={message !== '' || undefined}
        placeholder="--:-- – --:--"
        value={text}
        onChange={(event) => {
          setText(maskRange(event.currentTarget.value, text))
          setFault('')
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => document.hasFocus() && props.onCancel(false)}
        onCopy={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
      <Below of={field}>
        <div id={`${id}-more`} className={styles.more}>
          {message && (
            <p role="alert" className={styles.fault}>
              {message}
            </p>
          )}
          {props.note && <p className={styles.note}>{props.note}</p>}
          {sentAgain && (
            <Button
              kind="primary"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void props.onSave(sentAgain, text, now)}
            >
              {shell('tryAgain')}
            </Button>
          )}
          {isOvertaken && (
            <Button onMouseDown={(event) => event.preventDefault()} onClick={() => props.onCancel(true)}>
              {t('takeTheirs')}
            </Button>
          )}
          <span className={styles.acts}>
            <Button
              kind="quiet"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void props.onSave(closed, text, now)}
            >
              {t('closed')}
            </Button>
            {rules.mayBeUsual && (
              <Button
                kind="quiet"
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void props.onSave(usual, text, now)}
              >
                {t('usual')}
              </Button>
            )}
          </span>
        </div>
      </Below>
    </>
  )
}

/** Below a field and over everything, as the grid cuts off what stands out of it. */
function Below({ of, children }: { of: { current: HTMLElement | null }; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const [field, own] = [of.current?.getBoundingClientRect(), box.current]
      if (!field || !own) return
      const isLow = field.bottom + own.offsetHeight + 12 > window.innerHeight
      own.style.top = `${isLow ? field.top - own.offsetHeight - 6 : field.bottom + 6}px`
      own.style.left = `${Math.max(8, Math.min(field.left, window.innerWidth - own.offsetWidth - 8))}px`
    }
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  })
  return createPortal(
    <div ref={box} className={styles.below}>
      {children}
    </div>,
    document.body,
  )
}
