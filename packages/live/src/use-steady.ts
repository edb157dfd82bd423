import { useState } from 'react'

/** Gives a value that may stay as it is though what it follows from changes: `next` gets the last one, and gives the very same back where it stays. */
export function useSteady<Value>(next: (last: Value | null) => Value): Value {
  const [last, setLast] = useState<Value | null>(null)
  const value = next(last)
  if (value !== last) setLast(value)
  return value
}
