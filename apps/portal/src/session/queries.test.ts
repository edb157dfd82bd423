import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type OwnLocations, withLocation } from './locations/own-locations.ts'
import { sampleLocation } from './locations/sample-location.ts'
import { changeLocations, locationsQuery } from './queries.ts'

const place = (id: number, phone: string) => sampleLocation(id, { phone, timestamp: 1 })
const patience = { timeout: 60_000 }
const both = (phone: string): OwnLocations => ({ locations: [place(1, phone), place(2, phone)], pending: [] })

test('what is told of one location does not hide that the others could not be read', async () => {
  const queries = new QueryClient()
  const { queryKey } = locationsQuery
  const answers = [() => both('a'), () => Promise.reject(new Error('away')), () => both('c')]
  const queryFn = async (): Promise<OwnLocations> => await (answers.shift() ?? (() => both('d')))()
  const observer = new QueryObserver(queries, { queryKey, queryFn, retry: false })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(both('a')), patience)
  await queries.invalidateQueries({ queryKey })
  expect(observer.getCurrentResult().isError).toBe(true)
  changeLocations(queries, (own) => withLocation(own, { ...place(1, 'b'), timestamp: 2 }))
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.locations[1]?.phone).toBe('c'), patience)
  stop()
})
