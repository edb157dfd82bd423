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

/** What stands around each screen on which a company is set up: a band with the title and what can be done, and the rest below it. */
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
