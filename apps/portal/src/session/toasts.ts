import { useSyncExternalStore } from 'react'

export type Toasts = {
  /** It is done: top centre, for 2 s. */
  readonly success: (text: string) => void
  /** It did not work: bottom centre, for 2 s. */
  readonly error: (text: string, title?: string) => void
  /** Something else happened: top right, until it is closed or 6 s are over. */
  readonly notice: (text: string, title?: string) => void
  /** It is done, and can be undone: top right, for 8 s, with a button. What was done last to a thing (`of`) takes the place of what was before. */
  readonly undo: (text: string, label: string, run: () => void, of?: string) => void
}

let areWanted = false
let tellShell = () => {}

/** The areas and their code come with the first toast. */
function show(put: (areas: typeof import('@rinda/ui/components/toast-areas')) => void) {
  areWanted = true
  tellShell()
  void import('@rinda/ui/components/toast-areas').then(
    put,
    // Without a line, before the late parts came: the banner says that the line is gone.
    () => {},
  )
}

const toasts: Toasts = {
  success: (text) => show(({ showToast }) => showToast('top', text)),
  error: (text, title) => show(({ showToast }) => showToast('bottom', text, title)),
  notice: (text, title) => show(({ showToast }) => showToast('side', text, title)),
  undo: (text, label, run, of) => show(({ showUndo }) => showUndo(text, label, run, of)),
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
