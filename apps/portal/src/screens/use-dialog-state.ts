import { useCallback, useEffect, useState } from 'react'

/** A closed dialog is gone from the page after this, whether or not its leaving movement was ever drawn. */
const goneAfterMs = 1_000

/** A dialog about something: what it is about stays while the dialog fades, and is forgotten afterwards. */
export function useDialogState<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null)
  const [isOpen, setOpen] = useState(false)

  const open = useCallback((about: Subject) => {
    setSubject(about)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const forget = useCallback(() => setSubject(null), [])

  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(forget, goneAfterMs)
    return () => clearTimeout(timer)
  }, [isOpen, forget])

  return { subject, isOpen, open, close, forget }
}
