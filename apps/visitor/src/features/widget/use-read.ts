import type { HttpResult } from '@rinda/client/http/create-http'
import { useCallback, useEffect, useState } from 'react'
import { useLater } from '../../session/use-later.ts'

/** Value that was read: undefined while it comes; `hasFailed` where it did not. */
type Read<Value> = { readonly value: Value | undefined; readonly hasFailed: boolean }

/**
 * Reads something by its id, and again for another id or when asked to; no id: nothing. `read` is the same function each time. A later failure leaves
 * what is known.
 */
export function useRead<Value>(
  id: number | undefined,
  read: (id: number) => Promise<HttpResult<Value>>,
): Read<Value> & { readAgain: () => void; readLater: () => void } {
  const [found, setFound] = useState<Read<Value> & { id?: number | undefined }>({
    value: undefined,
    hasFailed: false,
  })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    void read(id).then((result) => {
      if (isGone) return
      setFound((before) => {
        if (result.ok) return { id, value: result.value, hasFailed: false }
        return before.id === id && before.value !== undefined
          ? before
          : { id, value: undefined, hasFailed: true }
      })
    })
    return () => {
      isGone = true
    }
  }, [id, read, asked])
  const readAgain = useCallback(() => setAsked((times) => times + 1), [])
  const readLater = useLater(readAgain)
  const isOf = found.id === id
  return {
    value: isOf ? found.value : undefined,
    hasFailed: isOf && found.hasFailed,
    readAgain,
    readLater,
  }
}
