import { Notifications } from '@mantine/notifications'
import '@rinda/ui/styles/mantine-toasts.css'
import { toastStores } from './toast-stores.ts'

/** Three places for what is said in passing: done (top), failed (bottom), and everything else (side). */
export function ToastAreas() {
  return (
    <>
      <Notifications store={toastStores.top} position="top-center" limit={3} containerWidth={360} />
      <Notifications store={toastStores.bottom} position="bottom-center" limit={3} containerWidth={360} />
      <Notifications store={toastStores.side} position="top-right" limit={3} containerWidth={360} />
    </>
  )
}
