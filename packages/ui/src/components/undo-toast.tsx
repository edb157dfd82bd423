import { hideNotification, showNotification } from '@mantine/notifications'
import { toastStores } from '../toast-stores.ts'
import { Button } from './button.tsx'
import styles from './undo-toast.module.css'

const undoMs = 8_000
let shown = 0
/** The message of each thing that was shown last. */
const lastOf = new Map<string, string>()

/** Says what was done, with the way back for a while; the clock waits while it is pointed at. */
export function showUndo(text: string, label: string, run: () => void, of?: string): void {
  shown += 1
  const id = `undo-${shown}`
  const before = of === undefined ? undefined : lastOf.get(of)
  if (before !== undefined) hideNotification(before, toastStores.side)
  if (of !== undefined) lastOf.set(of, id)
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
  showNotification({ id, message, color: 'var(--rinda-green)', autoClose: undoMs }, toastStores.side)
}
