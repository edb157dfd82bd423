import { createNotificationsStore, showNotification } from '@mantine/notifications'

export type ToastArea = 'top' | 'bottom' | 'side'

/** One store for each area of the screen. */
export const toastStores = {
  top: createNotificationsStore(),
  bottom: createNotificationsStore(),
  side: createNotificationsStore(),
}

const looks = {
  top: { color: 'var(--rinda-green)', autoClose: 2_000 },
  bottom: { color: 'var(--rinda-red)', autoClose: 2_000 },
  side: { color: 'var(--rinda-blue)', autoClose: 6_000 },
} as const

export function showToast(area: ToastArea, text: string, title?: string): void {
  showNotification({ ...looks[area], message: text, ...(title ? { title } : {}) }, toastStores[area])
}
