import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { readAgain } from './queries.ts'

/** Bursts of changes ask once. */
const delayMs = 350

/** A way to have queries asked again a moment after the last change, however many came. */
export function useAskLater(queryKey: QueryKey): () => void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = useRef(queryKey)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void readAgain(queries, { queryKey: key.current }), delayMs)
  }, [queries])
}
