import type { HistoryOf } from '@rinda/client/set-up/set-up-history'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './history.module.css'
import { HistoryList } from './history-list.tsx'

/** Tells who changed this, and when, at the end of a dialog: read there when it is unfolded, and put back elsewhere, since the dialog may hold what is typed. */
export function HistoryDetails({ of, name }: { of: HistoryOf; name: string }) {
  const { t } = useLatePhrases('setUpHistory')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('whoChanged', { name })}</summary>
      {isOpen && <HistoryList of={of} isForReading />}
    </details>
  )
}
