import { hideNotification } from '@mantine/notifications'
import { showWaiting } from '../../show-waiting.ts'
import { showToast, toastStores } from '../../toast-stores.ts'
import { Button } from '../buttons/button.tsx'
import styles from './undo-toast.module.css'

const undoMs = 8_000
/** The message of each thing that was shown last. */
const lastOf = new Map<string, string>()

/**
 * Waits for what ends the way back: calls `end` with what is said in the place of the message, and returns the way to stop waiting.
 */
export type UndoEnd = (end: (said: string) => void) => () => void

/**
 * Says what was done, with the way back for a while; the clock waits while it is pointed at, or has the focus. A later one about the same
 * thing (`of`) replaces the one before, and what ends the way back does (`until`).
 */
export function showUndo(text: string, label: string, run: () => void, of?: string, until?: UndoEnd): void {
  const before = of === undefined ? undefined : lastOf.get(of)
  if (before !== undefined) hideNotification(before, toastStores.side)
  const undo = () => {
    hideNotification(id, toastStores.side)
    run()
  }
  const message = (
    <span className={styles.toast}>
      {text}
      <Button onClick={undo}>{label}</Button>
    </span>
  )
  let stop = () => {}
  const id = showWaiting(undoMs, { message, color: 'var(--rinda-green)' }, toastStores.side, () => stop())
  if (of !== undefined) lastOf.set(of, id)
  if (until)
    stop = until((said) => {
      hideNotification(id, toastStores.side)
      showToast('side', said)
    })
}
