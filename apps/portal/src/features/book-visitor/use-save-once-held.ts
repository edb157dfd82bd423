import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Hold } from './use-held-slot.ts'

/** Saving is asked while the time is still being asked for: the form is sent as soon as it is held, and Enter is not lost. */
export function useSaveOnceHeld(form: RefObject<HTMLFormElement | null>, state: Hold['state']) {
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    if (!isRequested || state === 'locking') return
    setRequested(false)
    if (state === 'held') form.current?.requestSubmit()
  }, [form, isRequested, state])
  return { isRequested, saveOnceHeld: useCallback(() => setRequested(true), []) }
}
