import type { HttpResult } from '@rinda/client/http/create-http'
import { useEffect, useState } from 'react'

/** Value that was read: undefined while it comes; `hasFailed` where it did not. */
type Read<Value> = { readonly value: Value | undefined; readonly hasFailed: boolean }

/** Reads something by its id, and again for another id or when asked to; no id: nothing. `read` is the same function each time. */
export function useRead<Value>(
  id: number | undefined,
  read: (id: number) => Promise<HttpResult<Value>>,
): Read<Value> & { readAgain: () => void } {
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
      if (!isGone) setFound({ id, value: result.ok ? result.value : undefined, hasFailed: !result.ok })
    })
    return () => {
      isGone = true
    }
  }, [id, read, asked])
  const isOf = found.id === id
  return {
    value: isOf ? found.value : undefined,
    hasFailed: isOf && found.hasFailed,
    readAgain: () => setAsked((times) => times + 1),
  }
}
