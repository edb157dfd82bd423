import { Notifications } from '@mantine/notifications'
import { MantineLook } from '../mantine-look.tsx'
import '../../styles/mantine-toasts.css'
import { toastStores } from '../../toast-stores.ts'

// One file to fetch: who can draw the areas can also put something into them, with or without a line.
export { showToast } from '../../toast-stores.ts'
export { showAgain, showUndo, type UndoEnd } from './undo-toast.tsx'

/** Three places for what is said in passing: done (top), failed (bottom), and everything else (side). */
export function ToastAreas() {
  return (
    <MantineLook>
      <Notifications store={toastStores.top} position="top-center" limit={3} containerWidth={360} />
      <Notifications store={toastStores.bottom} position="bottom-center" limit={3} containerWidth={360} />
      <Notifications store={toastStores.side} position="top-right" limit={3} containerWidth={360} />
    </MantineLook>
  )
}
