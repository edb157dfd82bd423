import { useQuery } from '@tanstack/react-query'
import { previewQuery } from './platform-queries.ts'

/** What would follow from an address, once it looks like one and was left; for the platform's admin. */
export function useExpected(email: string) {
  const { data } = useQuery({ ...previewQuery(email), enabled: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) })
  return data ?? undefined
}

export type Expected = ReturnType<typeof useExpected>
