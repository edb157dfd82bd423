import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useKeys } from '../../../session/keys.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { isSearch } from '../rows/search-rows.ts'
import styles from './search-field.module.css'

/** Takes the text that the list is searched for, and says from how many characters on it searches. */
export function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLatePhrases('list')
  const { t: say } = usePhrases('shell')
  const field = useRef<HTMLInputElement>(null)
  const hint = useId()
  useKeys([{ key: 'f', label: t('keyFilter'), run: () => field.current?.focus() }])
  const isTooShort = text !== '' && !isSearch(text)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <div className={styles.search}>
      <IconSearch size={17} stroke={2} aria-hidden="true" className={styles.icon} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className={styles.field}
        value={text}
        placeholder={t('search')}
        aria-label={t('search')}
        aria-describedby={hint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') clear()
        }}
      />
      <span id={hint} className={isTooShort ? styles.hint : 'rinda-only-heard'}>
        {say('searchMore')}
      </span>
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={t('clearSearch')} onClick={clear}>
          <IconX size={16} stroke={2} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
