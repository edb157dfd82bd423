import { useSyncExternalStore } from 'react'
import type { ToastArea } from './toast-stores.ts'

export type Toasts = {
  /** It is done: top centre, for 2 s. */
  readonly success: (text: string) => void
  /** It did not work: bottom centre, for 2 s. */
  readonly error: (text: string) => void
  /** Something else happened: top right, until it is closed or 6 s are over. */
  readonly notice: (text: string, title?: string) => void
}

let areWanted = false
let tellShell = () => {}

/** The areas and their code come with the first toast. */
function show(area: ToastArea, text: string, title?: string) {
  areWanted = true
  tellShell()
  void import('./toast-areas.tsx').then(
    ({ showToast }) => showToast(area, text, title),
    // Without a line, before the late parts came: the banner says that the line is gone.
    () => {},
  )
}

const toasts: Toasts = {
  success: (text) => show('top', text),
  error: (text) => show('bottom', text),
  notice: (text, title) => show('side', text, title),
}

export function useToasts(): Toasts {
  return toasts
}

/** Whether there has been a toast yet; asked by the shell, which then draws the areas. */
export function useAreToastsWanted(): boolean {
  return useSyncExternalStore(
    (tell) => {
      tellShell = tell
      return () => {
        tellShell = () => {}
      }
    },
    () => areWanted,
  )
}
