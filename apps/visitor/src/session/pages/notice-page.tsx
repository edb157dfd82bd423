import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './notice-page.module.css'

/** A page that only says something: why there is nothing else, and what can be done. The languages are there too. */
export function NoticePage({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <LanguageSwitch />
      <div className={styles.said}>{children}</div>
    </main>
  )
}
