import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { following, followsStream, readAgain } from './read-again.ts'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })

/** A query whose answers come when the test gives them. */
function asked(name: string, more: object = {}) {
  const answers: ((value: string) => void)[] = []
  const queryFn = () => new Promise<string>((give) => answers.push(give))
  return { answers, options: { queryKey: [name], queryFn, ...more } }
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })
const answered = (answers: unknown[], count: number) => until(() => expect(answers).toHaveLength(count))

test('what is read for the first time is begun anew, and the old answer counts for nothing', async () => {
  const { answers, options } = asked('first')
  const observer = new QueryObserver(queries, options)
  const stop = observer.subscribe(() => {})
  void readAgain(queries, { queryKey: ['first'] })
  await answered(answers, 2)
  answers[0]?.('old')
  answers[1]?.('new')
  await until(() => expect(observer.getCurrentResult().data).toBe('new'))
  stop()
})

test('what is read while nobody looks is read again when somebody does', async () => {
  const { answers, options } = asked('ahead')
  queries.setQueryData(['ahead'], 'before')
  void queries.prefetchQuery({ ...options, staleTime: 0 })
  await readAgain(queries, { queryKey: ['ahead'] })
  answers[0]?.('old')
  const observer = new QueryObserver(queries, options)
  const stop = observer.subscribe(() => {})
  await answered(answers, 2)
  answers[1]?.('new')
  await until(() => expect(observer.getCurrentResult().data).toBe('new'))
  stop()
})

test('those that follow the stream can be read again, and no other', async () => {
  queries.setQueryData(['other'], 'kept')
  await queries.prefetchQuery({ queryKey: ['followed'], queryFn: () => 'read', ...followsStream })
  await readAgain(queries, following)
  expect(queries.getQueryState(['followed'])?.isInvalidated).toBe(true)
  expect(queries.getQueryState(['other'])?.isInvalidated).toBe(false)
})
