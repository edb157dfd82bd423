import { useState } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './widget-demo.module.css'

/** The lines to be put on a page, and a button that copies them. */
export function CopySnippet({ text }: { text: string }) {
  const { t } = useLatePhrases('widgetDemo')
  const [copied, setCopied] = useState<string | null>(null)
  async function copy() {
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? text : null)
  }
  return (
    <div className={styles.snippet}>
      <label>
        {t('snippet')}
        <textarea
          readOnly
          rows={7}
          spellCheck={false}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <button type="button" onClick={() => void copy()}>
        {t('copy')}
      </button>
      <p role="status">{copied === text && t('copied')}</p>
    </div>
  )
}
