import { hideNotification } from '@mantine/notifications'
import { showWaiting } from '../../show-waiting.ts'
import { showToast, toastStores } from '../../toast-stores.ts'
import { Button } from '../buttons/button.tsx'
import styles from './undo-toast.module.css'

const undoMs = 8_000
const againMs = 60_000
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
  let stop = () => {}
  const id = showWithButton(undoMs, 'var(--rinda-green)', { text, label, run }, () => stop())
  if (of !== undefined) lastOf.set(of, id)
  if (until)
    stop = until((said) => {
      hideNotification(id, toastStores.side)
      showToast('side', said)
    })
}

/** Says what did not work, with the way to try it again. */
export function showAgain(text: string, label: string, run: () => void): void {
  showWithButton(againMs, 'var(--rinda-red)', { text, label, run })
}

type Said = { text: string; label: string; run: () => void }

function showWithButton(ms: number, color: string, said: Said, onGone?: () => void): string {
  const act = () => {
    hideNotification(id, toastStores.side)
    said.run()
  }
  const message = (
    <span className={styles.toast}>
      {said.text}
      <Button onClick={act}>{said.label}</Button>
    </span>
  )
  const id = showWaiting(ms, { message, color }, toastStores.side, onGone)
  return id
}
