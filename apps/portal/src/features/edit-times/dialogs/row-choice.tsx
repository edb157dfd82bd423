import { TextInput } from '@mantine/core'
import { Button } from '@rinda/ui/components/buttons/button'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './row-choice.module.css'

export type Tickable = { readonly key: string; readonly name: string; readonly note?: string | undefined }

const mostWithoutSearch = 12

/** Lets choose several options of a list, one by one or all; with a search where there are many. */
export function RowChoice(props: {
  label: string
  options: readonly Tickable[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}) {
  const { t } = useLatePhrases('hours')
  const { options, chosen, onChange } = props
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = options.filter(({ name }) => name.toLowerCase().includes(wanted))
  const isAll = shown.every(({ key }) => chosen.has(key))
  const toggle = (keys: readonly string[], is: boolean) => {
    const next = new Set(chosen)
    for (const key of keys) is ? next.add(key) : next.delete(key)
    onChange(next)
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {props.label}{' '}
        <span className={styles.count}>{t('chosenOf', { count: chosen.size, of: options.length })}</span>
      </legend>
      <div className={styles.bar}>
        {options.length > mostWithoutSearch && (
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            className={styles.search ?? ''}
          />
        )}
        <Button
          kind="quiet"
          onClick={() =>
            toggle(
              shown.map(({ key }) => key),
              !isAll,
            )
          }
        >
          {isAll ? t('chooseNone') : t('chooseAll')}
        </Button>
      </div>
      <div className={styles.options}>
        {shown.map(({ key, name, note }) => (
          <label key={key} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.has(key)}
              onChange={(event) => toggle([key], event.currentTarget.checked)}
            />
            <span>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
