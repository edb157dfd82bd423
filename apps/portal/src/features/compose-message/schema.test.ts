import { expect, test } from 'vitest'
import { type Schema, sampleOf, schemaFaults, typeText } from './schema.ts'

const slots: Schema = {
  type: 'object',
  properties: {
    locationId: { anyOf: [{ type: 'number' }, { type: 'string' }] },
    date: { type: 'string' },
    days: { default: 1, anyOf: [{ const: 1 }, { const: 3 }, { const: 7 }] },
    note: { type: 'string', maxLength: 3 },
  },
  required: ['locationId', 'date', 'days'],
}

test('a message begins with the fields that it must have', () => {
  expect(sampleOf(slots)).toEqual({ locationId: 1, date: '', days: 1 })
})

test('what is missing, unknown, of another kind or too long is said by its field', () => {
  expect(schemaFaults(slots, { locationId: 1, date: '2026-12-01', days: 3 })).toEqual([])
  expect(schemaFaults(slots, { locationId: true, days: 2, note: 'long', more: 1 })).toEqual([
    { path: 'date', fault: 'missing' },
    { path: 'locationId', fault: 'type' },
    { path: 'days', fault: 'type' },
    { path: 'note', fault: 'range' },
    { path: 'more', fault: 'unknown' },
  ])
  expect(schemaFaults(slots, [])).toEqual([{ path: '', fault: 'type' }])
})

test('a field says what it takes', () => {
  expect(typeText(slots.properties?.locationId ?? {})).toBe('number | string')
  expect(typeText(slots.properties?.days ?? {})).toBe('1 | 3 | 7')
})
