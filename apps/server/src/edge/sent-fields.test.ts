import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentFields } from './sent-fields.ts'

const config = z.object({ price: z.number('field_wrong'), days: z.number('field_wrong') }).partial()
const schema = z.object({ service: z.object({ name: z.string('field_wrong'), config }).partial() })
const sent = (payload: unknown) => sentFields(schema, 'service', payload)

test('every fault in what was sent is named', () => {
  const { read } = sent({ service: { name: 1, config: { price: 'dear' } } })
  expect(read).toMatchObject({
    ok: false,
    refusals: [{ field: 'service/name' }, { field: 'service/config/price' }],
  })
})

test('what only repeats what is shown is not looked at, name by name also within config', () => {
  const shown = { name: 1, config: { price: 'dear', days: 2 } }
  const input = sent({ service: { name: 1, config: { price: 'dear', days: 3 } } })
  expect(input.without(shown).read).toEqual({ ok: true, value: { config: { days: 3 } } })
  expect(sent({ service: shown }).without(shown).read).toEqual({ ok: true, value: {} })
})

test('what is no object stays as wrong as it is', () => {
  for (const payload of [undefined, null, 'service', [], { service: 4 }]) {
    expect(sent(payload).without({ name: 'x' }).read.ok).toBe(false)
    expect(sent(payload).asSent).toEqual({})
  }
})
