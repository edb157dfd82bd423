import { useQuery } from '@tanstack/react-query'
import { previewQuery } from './platform-queries.ts'

/**
 * Asks what would follow from an e-mail address, once it looks like one; for the platform's admin. Undefined
 * until it is known.
 */
export function useExpected(email: string) {
  const { data } = useQuery({ ...previewQuery(email), enabled: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) })
  return data ?? undefined
}

export type Expected = ReturnType<typeof useExpected>
