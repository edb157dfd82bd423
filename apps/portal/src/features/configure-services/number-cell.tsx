import type { Service } from '@rinda/client/set-up/locations'
import { reversedPeriods } from '@rinda/domain/availability/booking-periods'
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './config-grid.module.css'
import type { NumberColumn } from './number-columns.ts'
import { beginsValue, stepped, textToEdit, textToShow, valueIn } from './number-text.ts'
import { configValue, type SavedValue } from './use-save-config.ts'

type Editing = { readonly text: string; readonly fault: string | null }

/** A number of a service: shown, and edited where it stands. What could not be saved is there again when it is edited next. */
export const NumberCell = memo(function NumberCell(props: {
  service: Service
  serviceName: string
  column: NumberColumn
  at: string
  isActive: boolean
  onSave: (service: Service, column: NumberColumn, value: number | null) => Promise<SavedValue>
}) {
  const { t } = useLatePhrases('serviceConfig')
  const { service, column, serviceName } = props
  const [editing, setEditing] = useState<Editing | null>(null)
  const [failed, setFailed] = useState<Editing | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The editor closes by a key: the focus goes back to the cell, and leaving the field is no leaving. */
  const isClosing = useRef(false)
  const faultId = useId()
  const value = configValue(service, column.name)
  const words = { column: t(column.name), service: serviceName }

  function begin(text: string | null) {
    isClosing.current = false
    setEditing(text === null ? (failed ?? { text: textToEdit(value), fault: null }) : { text, fault: null })
  }

  function close() {
    isClosing.current = true
    setEditing(null)
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }

  async function save(text: string) {
    const entered = valueIn(text, column.rule)
    if (!entered.ok) return setEditing({ text, fault: faultText(entered.why) })
    const next = entered.value
    if (next !== value && reversedPeriods({ ...service.config, [column.name]: next }).length > 0) {
      const isOld = reversedPeriods(service.config).length > 0
      if (!isOld) return setEditing({ text, fault: t('minAboveMax') })
    }
    setFailed(null)
    close()
    if (next === value) return
    const saved = await props.onSave(service, column, next)
    if (saved.ok) return
    const again = { text, fault: saved.why }
    setFailed(again)
    if (document.activeElement === button.current) {
      isClosing.current = false
      setEditing(again)
    }
  }

  function faultText(why: Exclude<ReturnType<typeof valueIn>, { ok: true }>['why']): string {
    const { least, most, precision } = column.rule
    if (why === 'tooFine') return t(precision === 0 ? 'tooFineWhole' : 'tooFinePrice')
    if (why === 'tooSmall') return t('tooSmall', { least })
    return why === 'tooLarge' ? t('tooLarge', { most }) : t('notNumber')
  }

  function onFieldKey(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    const { value: text } = event.currentTarget
    if (event.key === 'Enter') void save(text)
    else if (event.key === 'Escape') {
      setFailed(null)
      close()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      setEditing({ text: stepped(text, event.key === 'ArrowUp' ? 1 : -1, column.rule), fault: null })
    else return
    event.preventDefault()
  }

  function onCellKey(event: KeyboardEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (event.key === 'F2') begin(null)
    else if (isPlain && beginsValue(event.key)) begin(event.key)
    else if (event.key === 'Delete' || event.key === 'Backspace') begin('')
    else return
    event.preventDefault()
  }

  if (editing)
    return (
      <>
        <input
          type="text"
          inputMode={column.rule.precision === 0 ? 'numeric' : 'decimal'}
          className={styles.field}
          // biome-ignore lint/a11y/noAutofocus: it stands where the person has just clicked or typed
          autoFocus
          autoComplete="off"
          maxLength={12}
          aria-label={t('field', words)}
          aria-invalid={editing.fault !== null}
          aria-describedby={editing.fault === null ? undefined : faultId}
          value={editing.text}
          onChange={(event) => setEditing({ text: event.currentTarget.value, fault: null })}
          onKeyDown={onFieldKey}
          onFocus={({ currentTarget: field }) => {
            if (field.value === textToEdit(value)) field.select()
          }}
          onBlur={() => {
            if (!isClosing.current) setEditing(null)
          }}
        />
        {editing.fault !== null && (
          <span id={faultId} role="alert" className={styles.fault}>
            {editing.fault}
          </span>
        )}
      </>
    )
  const shown = textToShow(value, column.decimals)
  return (
    <button
      ref={button}
      type="button"
      className={styles.value}
      data-at={props.at}
      data-is-empty={value === null || undefined}
      tabIndex={props.isActive ? 0 : -1}
      aria-label={t('cell', { ...words, value: value === null ? t('cellEmpty') : shown })}
      onClick={() => begin(null)}
      onKeyDown={onCellKey}
    >
      {shown}
    </button>
  )
})
