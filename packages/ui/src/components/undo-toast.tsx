import { hideNotification } from '@mantine/notifications'
import { showWaiting } from '../show-waiting.ts'
import { toastStores } from '../toast-stores.ts'
import { Button } from './button.tsx'
import styles from './undo-toast.module.css'

const undoMs = 8_000
/** The message of each thing that was shown last. */
const lastOf = new Map<string, string>()

/** Says what was done, with the way back for a while; the clock waits while it is pointed at, or has the focus. */
export function showUndo(text: string, label: string, run: () => void, of?: string): void {
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
  const id = showWaiting(undoMs, { message, color: 'var(--rinda-green)' }, toastStores.side)
  if (of !== undefined) lastOf.set(of, id)
}
