import { expect, test } from 'vitest'
import { internalCaller, visitorCaller } from '../access/caller.ts'
import { staff } from '../testing/clients/callers.ts'
import { isShownTo } from './shown.ts'

const visitor = visitorCaller(null, { session: '', ip: '' })
const program = internalCaller({ session: '', ip: '' })
const up = { is_visible: true, is_active: true }
const place = (location = up, service = up) => ({ location, services: new Map([[5, { row: service }]]) })

test('a visitor is offered what is visible and active', () => {
  expect(isShownTo(visitor, place())).toBe(true)
  expect(isShownTo(visitor, place(), 5)).toBe(true)
  expect(isShownTo(visitor, place(), 6)).toBe(false)
})

test('a visitor is offered nothing of a location or a service that is down or hidden', () => {
  for (const down of [
    { ...up, is_visible: false },
    { ...up, is_active: false },
  ]) {
    expect(isShownTo(visitor, place(down))).toBe(false)
    expect(isShownTo(visitor, place(down), 5)).toBe(false)
    expect(isShownTo(visitor, place(up, down), 5)).toBe(false)
    expect(isShownTo(visitor, place(up, down))).toBe(true)
  }
})

test('staff and programs see what visitors do not', () => {
  const down = { is_visible: false, is_active: false }
  for (const caller of [staff({ role: 'COMPANY_USER' }), program]) {
    expect(isShownTo(caller, place(down, down))).toBe(true)
    expect(isShownTo(caller, place(down, down), 5)).toBe(true)
  }
})
