import type { ReactNode } from 'react'
import { useScreenTitle } from '../../session/screen-title.ts'
import styles from './set-up-frame.module.css'

type SetUpFrameProps = {
  title: string
  /** Name of what is open in it: stands in the browser's tab before the title. */
  open?: string | undefined
  /** Way back to what it is a part of, before the title. */
  trail?: ReactNode
  /** Beside the title: how many there are, or what is shown. */
  note?: ReactNode
  /** At the right of the title, the one that acts last. */
  acts?: ReactNode
  /** A form or text keeps to a width that reads well; a table takes all there is. */
  isNarrow?: boolean
  /** The content reaches to all edges, and has its own distances. */
  isWhole?: boolean
  children: ReactNode
}

/**
 * Draws what stands around each screen of the set-up: a band with the title and its buttons, and the content
 * below.
 */
export function SetUpFrame({ title, open, trail, note, acts, children, ...look }: SetUpFrameProps) {
  useScreenTitle(open ? `${open} · ${title}` : title)
  return (
    <div className={styles.screen}>
      <div className={styles.band}>
        {trail}
        <h1 className={styles.title}>{title}</h1>
        {note && <div className={styles.note}>{note}</div>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      <div
        className={styles.body}
        data-narrow={look.isNarrow || undefined}
        data-whole={look.isWhole || undefined}
      >
        {children}
      </div>
    </div>
  )
}
