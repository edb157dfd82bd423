import { type ReactNode, useEffect, useRef } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './widget.module.css'

type Props = {
  title: string
  /** Address of the page on which the booking is changed: in a tab of its own, and with its token. */
  manage: string
  manageLabel: string
  onDone: () => void
  children: ReactNode
}

/** Shows what was booked, and what can be done with it. Reading begins at its heading. */
export function BookedCard({ title, manage, manageLabel, onDone, children }: Props) {
  const { t } = useLatePhrases('widget')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <main className={styles.booked} data-booked>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles.acts}>
        <a href={manage} target="_blank" rel="noopener">
          {manageLabel}
        </a>
        <button type="button" onClick={onDone}>
          {t('done')}
        </button>
      </div>
    </main>
  )
}
