import type { ReactNode } from 'react'
import { PageLink } from '../../bookings/page-link.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './widget.module.css'

/** Foot of the widget: the line, where one can come without an appointment, and whose widget it is. */
export function Foot({ lineOf }: { lineOf: number | null }) {
  const { t } = useLatePhrases('widget')
  return (
    <footer className={styles.foot}>
      {lineOf !== null && <PageLink to={`/location/${lineOf}`}>{t('comeNow')}</PageLink>}
      <p>{t('by')}</p>
    </footer>
  )
}

/** A card with nothing to be booked on it, and what there is to say instead. */
export function SayingCard({ children }: { children: ReactNode }) {
  return <main className={styles.saying}>{children}</main>
}
