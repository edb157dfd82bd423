import {
  type NotificationData,
  type NotificationsStore,
  showNotification,
  updateNotification,
} from '@mantine/notifications'
import type { FocusEvent } from 'react'
import { giveFocusToView } from './use-focus-back.ts'

let shown = 0

/**
 * Shows a message with something to press, which goes by itself: its clock waits while the focus is in it, as it does while it is pointed
 * at. When it goes with the focus in it, that returns to where it came from, or to its place in the view. Returns its id; `onGone` is called
 * as it goes, whatever the reason.
 */
export function showWaiting(
  autoClose: number,
  data: NotificationData,
  store: NotificationsStore,
  onGone?: () => void,
): string {
  shown += 1
  const id = `toast-${shown}`
  let cameFrom: EventTarget | null = null
  const goesAfter = (ms: number | false) => updateNotification({ ...data, id, autoClose: ms }, store)
  showNotification(
    {
      ...data,
      id,
      autoClose,
      onFocusCapture: (event) => {
        if (isWithin(event)) return
        cameFrom = event.relatedTarget
        goesAfter(false)
      },
      onBlurCapture: (event) => {
        if (!isWithin(event)) goesAfter(autoClose)
      },
      onClose: () => {
        onGone?.()
        if (!document.getElementById(id)?.contains(document.activeElement)) return
        // It is still drawn while it fades.
        queueMicrotask(() => giveFocus(cameFrom))
      },
    },
    store,
  )
  return id
}

/** A step from one button of the message to the next. */
function isWithin({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}

function giveFocus(to: EventTarget | null) {
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true })
  else giveFocusToView()
}
