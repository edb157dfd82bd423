import { type ColumnKey, columnKeys } from '@rinda/domain/company/view'
import { movedTo } from '@rinda/ui/sorting/places'
import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './column-chips.module.css'

const by: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The columns of the list in their order: dragged, or moved with Alt and arrows; those that are not shown stand behind them. */
export function ColumnChips(props: {
  shown: readonly ColumnKey[]
  onChange: (shown: readonly ColumnKey[]) => void
}) {
  const { shown, onChange } = props
  const { t } = useLatePhrases('rules')
  const { t: list } = useLatePhrases('list')
  const [dragged, setDragged] = useState<ColumnKey | null>(null)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLUListElement>(null)

  const place = (key: ColumnKey, to: number) => {
    const next = Math.min(Math.max(to, 0), shown.length - 1)
    if (next === shown.indexOf(key)) return
    onChange(movedTo(shown, shown.indexOf(key), next))
    setSaid(t('dropped', { name: list(`columns_${key}`), place: next + 1, all: shown.length }))
  }
  const onKeyDown = (key: ColumnKey) => (event: KeyboardEvent) => {
    const step = by[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    place(key, shown.indexOf(key) + step)
    // The chip is drawn at another place, and keeps the focus there.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-column="${key}"]`)?.focus())
  }
  const onDragOver = (key: ColumnKey) => (event: DragEvent) => {
    if (dragged === null) return
    event.preventDefault()
    if (dragged !== key) place(dragged, shown.indexOf(key))
  }

  return (
    <>
      <p id="column-keys" className={styles.hint}>
        {t('columnKeys')}
      </p>
      <ul ref={root} className={styles.list} aria-label={t('shownColumns')}>
        {shown.map((key) => (
          <li key={key}>
            <button
              type="button"
              draggable
              data-column={key}
              className={styles.column}
              data-is-dragged={key === dragged || undefined}
              aria-label={t('hideColumn', { name: list(`columns_${key}`) })}
              aria-describedby="column-keys"
              onKeyDown={onKeyDown(key)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', key)
                setDragged(key)
              }}
              onDragOver={onDragOver(key)}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(null)}
              onClick={() => onChange(shown.filter((one) => one !== key))}
            >
              <IconGripVertical size={15} stroke={1.8} aria-hidden="true" />
              {list(`columns_${key}`)}
              <IconX size={14} stroke={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.list} aria-label={t('hiddenColumns')}>
        {columnKeys
          .filter((key) => !shown.includes(key))
          .map((key) => (
            <li key={key}>
              <button
                type="button"
                className={styles.hidden}
                aria-label={t('showColumn', { name: list(`columns_${key}`) })}
                onClick={() => onChange([...shown, key])}
              >
                <IconPlus size={15} stroke={2} aria-hidden="true" />
                {list(`columns_${key}`)}
              </button>
            </li>
          ))}
      </ul>
      <p className="rinda-only-heard" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  )
}
