/// <reference types="node" />
import { gzipSync } from 'node:zlib'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { createUnpacking } from './unpack.ts'

const packed = (type: string, data: unknown) => ({ type, gzip: gzipSync(JSON.stringify(data)) })

test('what is packed comes as if it were not, and nothing overtakes it', async () => {
  const heard: Envelope[] = []
  const receive = createUnpacking((envelope) => heard.push(envelope), console.error)
  receive({ type: 'before', data: 1 })
  expect(heard).toHaveLength(1)
  receive(packed('long', { letters: 'ā'.repeat(200_000) }))
  receive(packed('short', { one: 1 }))
  receive({ type: 'after', data: 2 })
  await until(() => expect(heard).toHaveLength(4))
  expect(heard.map(({ type }) => type)).toEqual(['before', 'long', 'short', 'after'])
  expect(heard[1]).toEqual({ type: 'long', data: { letters: 'ā'.repeat(200_000) } })
  receive({ type: 'at once', data: 3 })
  await until(() => expect(heard).toHaveLength(5))
})

test('what cannot be unpacked is told, and what comes after it is heard', async () => {
  const heard: Envelope[] = []
  const faults: unknown[] = []
  const receive = createUnpacking(
    (envelope) => heard.push(envelope),
    (fault) => faults.push(fault),
  )
  receive({ type: 'broken', gzip: Buffer.from('no gzip') })
  receive({ type: 'after', data: 2 })
  await until(() => expect(heard).toHaveLength(1))
  expect([heard[0]?.type, faults.length]).toEqual(['after', 1])
})
