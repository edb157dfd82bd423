import { IconGripVertical } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { type SortWords, useSorting } from '../../sorting/use-sorting.ts'
import styles from './sortable-list.module.css'

export type SortableItem = { readonly id: number; readonly name: string; readonly note?: string }

type SortableListProps = {
  label: string
  items: readonly SortableItem[]
  words: SortWords & {
    /** Name of an item's handle, made from the item's name. */
    handle: (name: string) => string
    /** Instructions for moving an item with keys; read aloud with every handle. */
    keys: string
  }
  /** An item was put at another place; places are counted from 0. */
  onMove: (id: number, place: number) => void
}

/** A list whose order is changed: by dragging a handle, or with keys: Space takes, arrows move, Space puts down, Escape puts back. */
export function SortableList({ label, items, words, onMove }: SortableListProps) {
  const keys = useId()
  const list = useRef<HTMLOListElement>(null)
  const { order, held, said, handleOf } = useSorting({ list, items, words, onMove })
  return (
    <>
      <p id={keys} className={styles.keys}>
        {words.keys}
      </p>
      <ol ref={list} className={styles.list} aria-label={label}>
        {order.map((item) => (
          <li key={item.id} className={styles.item} data-is-held={item.id === held || undefined}>
            <button
              type="button"
              className={styles.handle}
              aria-label={words.handle(item.name)}
              aria-describedby={keys}
              aria-pressed={item.id === held}
              // Escape puts back what is held; a dialog around the list does not close for it.
              data-mantine-stop-propagation={item.id === held || undefined}
              {...handleOf(item.id)}
            >
              <IconGripVertical size={20} stroke={1.8} aria-hidden="true" />
            </button>
            <span className={styles.name}>{item.name}</span>
            {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
          </li>
        ))}
      </ol>
      <p className="rinda-only-heard" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  )
}
