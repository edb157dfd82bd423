import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createAskLater } from './use-ask-later.ts'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
const later = createAskLater(queries, { restMs: 1, spreadMs: 1 })

/** A query on a screen, whose answers come when the test gives them. */
function shown(name: string) {
  const answers: ((value: string) => void)[] = []
  const queryFn = () => new Promise<string>((give) => answers.push(give))
  queries.setQueryData([name], 'before')
  const observer = new QueryObserver(queries, { queryKey: [name], queryFn })
  return { answers, stop: observer.subscribe(() => {}) }
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })
const asked = (answers: unknown[], count: number) => until(() => expect(answers).toHaveLength(count))

test('many changes ask once, and only what they are about', async () => {
  const one = shown('one')
  const other = shown('other')
  queries.setQueryData(['kept'], 'kept')
  for (let count = 0; count < 5; count += 1) {
    later.ask({ predicate: ({ queryKey }) => queryKey[0] === 'one' || queryKey[0] === 'kept' })
  }
  await asked(one.answers, 1)
  expect(other.answers).toHaveLength(0)
  expect(queries.getQueryState(['kept'])?.isInvalidated).toBe(true)
  one.answers[0]?.('after')
  await until(() => expect(queries.getQueryData(['one'])).toBe('after'))
  one.stop()
  other.stop()
})

test('a slow answer is waited for, and then asked for once more', async () => {
  const slow = shown('slow')
  later.ask({ queryKey: ['slow'] })
  await asked(slow.answers, 1)
  for (let count = 0; count < 5; count += 1) {
    later.ask({ queryKey: ['slow'] })
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(slow.answers).toHaveLength(1)
  slow.answers[0]?.('the first')
  await asked(slow.answers, 2)
  expect(queries.getQueryData(['slow'])).toBe('the first')
  slow.answers[1]?.('the second')
  await until(() => expect(queries.getQueryData(['slow'])).toBe('the second'))
  expect(slow.answers).toHaveLength(2)
  slow.stop()
})
