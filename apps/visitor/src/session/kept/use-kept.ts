import { useEffect, useState } from 'react'
import { type Kept, keptPage } from './kept-pages.ts'

/** Gives a page as it was kept on this device; null where it was not, undefined while that is not known. */
export function useKept<Value>(name: string, token: string | null): Kept<Value> | null | undefined {
  const [kept, setKept] = useState<Kept<Value> | null>()
  useEffect(() => {
    let isGone = false
    void keptPage<Value>(name, token).then((found) => !isGone && setKept(found))
    return () => {
      isGone = true
    }
  }, [name, token])
  return kept
}
