import type { UndoEnd } from '@rinda/ui/components/notices/toast-areas'
import { useSyncExternalStore } from 'react'

export type Toasts = {
  /** Says that something is done: top centre, for 2 s. */
  readonly success: (text: string) => void
  /** Says that something did not work: bottom centre, for 2 s. */
  readonly error: (text: string, title?: string) => void
  /** Something else happened: top right, until it is closed or 6 s are over. */
  readonly notice: (text: string, title?: string) => void
  /**
   * Says that something is done and can be undone: top right, for 8 s, with a button. A later one about the
   * same thing (`of`) replaces the one before; `until` tells that it cannot be undone any more.
   */
  readonly undo: (text: string, label: string, run: () => void, of?: string, until?: UndoEnd) => void
  /** Says that nobody answered, with a button that sends the same again: top right, until it is closed or a minute is over. */
  readonly again: (text: string, label: string, run: () => void) => void
}

let areWanted = false
let notifyShell = () => {}

/** The areas and their code come with the first toast. */
function show(put: (areas: typeof import('@rinda/ui/components/notices/toast-areas')) => void) {
  areWanted = true
  notifyShell()
  void import('@rinda/ui/components/notices/toast-areas').then(
    put,
    // Without a line, before the late parts came: the banner says that the line is gone.
    () => {},
  )
}

const toasts: Toasts = {
  success: (text) => show(({ showToast }) => showToast('top', text)),
  error: (text, title) => show(({ showToast }) => showToast('bottom', text, title)),
  notice: (text, title) => show(({ showToast }) => showToast('side', text, title)),
  undo: (text, label, run, of, until) => show(({ showUndo }) => showUndo(text, label, run, of, until)),
  again: (text, label, run) => show(({ showAgain }) => showAgain(text, label, run)),
}

export function useToasts(): Toasts {
  return toasts
}

/** Tells whether there has been a toast yet; the shell then draws their areas. */
export function useAreToastsWanted(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      notifyShell = onChange
      return () => {
        notifyShell = () => {}
      }
    },
    () => areWanted,
  )
}
