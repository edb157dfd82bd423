import { useCallback, useState } from 'react'

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

  return { subject, isOpen, open, close, forget }
}
