import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Hold } from './use-held-slot.ts'

/** Saving is wished while the time is still being asked for: the form is sent as soon as it is held, and Enter is not lost. */
export function useSaveOnceHeld(form: RefObject<HTMLFormElement | null>, state: Hold['state']) {
  const [isWished, setWished] = useState(false)
  useEffect(() => {
    if (!isWished || state === 'locking') return
    setWished(false)
    if (state === 'held') form.current?.requestSubmit()
  }, [form, isWished, state])
  return { isWished, saveOnceHeld: useCallback(() => setWished(true), []) }
}
