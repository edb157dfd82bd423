import { useEffect, useState } from 'react'

/** Puts the focus into the first field at fault, once it is drawn. */
export function useFocusFault(): () => void {
  const [inputs, setInputs] = useState(0)

  useEffect(() => {
    if (inputs === 0) return
    const faulty = document.querySelector<HTMLElement>('[role="dialog"] form [aria-invalid="true"]')
    // The foot of the dialog stands over what is below: in the middle it is seen.
    faulty?.scrollIntoView({ block: 'center' })
    faulty?.focus({ preventScroll: true })
  }, [inputs])

  return () => setInputs((before) => before + 1)
}
