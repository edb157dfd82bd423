import { createNotificationsStore, showNotification } from '@mantine/notifications'
import { showWaiting } from './show-waiting.ts'

type ToastArea = 'top' | 'bottom' | 'side'

/** One store for each area of the screen. */
export const toastStores = {
  top: createNotificationsStore(),
  bottom: createNotificationsStore(),
  side: createNotificationsStore(),
}

/** Looks of the messages by place. One that goes by itself after 2 s needs no button to close it. */
const looks = {
  top: { color: 'var(--rinda-green)', autoClose: 2_000, withCloseButton: false },
  bottom: { color: 'var(--rinda-red)', autoClose: 2_000, withCloseButton: false },
  side: { color: 'var(--rinda-blue)' },
} as const

const sideMs = 6_000

export function showToast(area: ToastArea, text: string, title?: string): void {
  const toast = { ...looks[area], message: text, ...(title ? { title } : {}) }
  if (area === 'side') showWaiting(sideMs, toast, toastStores[area])
  else showNotification(toast, toastStores[area])
}
