import type { ReactNode } from 'react'
import { useScreenTitle } from '../session/screen-title.ts'
import styles from './set-up-frame.module.css'

type SetUpFrameProps = {
  title: string
  /** Beside the title: how many there are, or what is shown. */
  note?: ReactNode
  /** At the right of the title, the one that acts last. */
  acts?: ReactNode
  /** A form or text keeps to a width that reads well; a table takes all there is. */
  isNarrow?: boolean
  children: ReactNode
}

/**
 * Draws what stands around each screen of the set-up: a band with the title and its buttons, and the content
 * below.
 */
export function SetUpFrame({ title, note, acts, isNarrow = false, children }: SetUpFrameProps) {
  useScreenTitle(title)
  return (
    <div className={styles.screen}>
      <div className={styles.band}>
        <h1 className={styles.title}>{title}</h1>
        {note && <div className={styles.note}>{note}</div>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      <div className={styles.body} data-narrow={isNarrow || undefined}>
        {children}
      </div>
    </div>
  )
}
