import { useRef } from 'react'

/**
 * Gives a text for a screen reader once it is another than at first: what is there from the beginning is read with the page, a change of
 * it would not be heard. Empty while it is not known yet.
 */
export function useSaidLater(text: string): string {
  const first = useRef('')
  const isOther = useRef(false)
  if (first.current === '') first.current = text
  else if (text !== first.current) isOther.current = true
  return isOther.current ? text : ''
}
