import type { FormFieldKey } from '@rinda/domain/company/profile'
import { type KeyboardEvent, type ReactNode, Suspense } from 'react'
import { listId, optionId } from './known-ids.ts'
import styles from './known-list.module.css'
import { KnownList } from './known-list.tsx'
import type { KnownVisitors } from './use-known-visitors.ts'

/** Attributes of a field below which known visitors are offered; the focus stays in it. */
export function comboboxOf(known: KnownVisitors, key: FormFieldKey) {
  const isOpen = known.isOpenAt(key)
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': listId(key),
    ...(isOpen && known.active >= 0 ? { 'aria-activedescendant': optionId(key, known.active) } : {}),
    // A dialog around it would hear Escape before this field does.
    'data-mantine-stop-propagation': isOpen || undefined,
  } as const
}

/** A field of the form with the list of known visitors below it: arrows walk, Enter chooses, Escape closes the list alone. */
export function KnownField(props: { name: FormFieldKey; known: KnownVisitors; children: ReactNode }) {
  const { name, known } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const { active, offered } = known
    if (!known.isOpenAt(name) || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') known.setActive(active + 1 < offered.length ? active + 1 : 0)
    else if (event.key === 'ArrowUp') known.setActive(active > 0 ? active - 1 : offered.length - 1)
    else if (event.key === 'Escape') known.close()
    // With nobody named Enter sends the form, as it does in every field.
    else if (event.key === 'Enter' && active >= 0) known.choose(offered[active])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its field lets through
    <div
      className={styles.field}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (known.isOpenAt(name) && !event.currentTarget.contains(event.relatedTarget)) known.close()
      }}
    >
      {props.children}
      <Suspense>
        <KnownList name={name} known={known} />
      </Suspense>
    </div>
  )
}
