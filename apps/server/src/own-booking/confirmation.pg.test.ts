import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { book, bookingDay, codeOf, lock, morning, rowOf, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** The paper of a booking, as its visitor fetches it. */

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

type Named = { qtid: string; token: string }
async function fetchPaper({ qtid, token }: Named, query = '') {
  const path = `${world.url}/api/visit/bookings/${qtid}/confirmation${query}`
  const answer = await fetch(path, { headers: { 'x-booking-token': token } })
  return { answer, content: new Uint8Array(await answer.arrayBuffer()) }
}
async function textOf(visit: Named, query = ''): Promise<string> {
  const { answer, content } = await fetchPaper(visit, query)
  expect(answer.status).toBe(200)
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
async function codeFor(visit: Named, query = ''): Promise<[number, string | undefined]> {
  const { answer, content } = await fetchPaper(visit, query)
  const { errors } = JSON.parse(new TextDecoder().decode(content)) as { errors: { code: string }[] }
  return [answer.status, errors[0]?.code]
}

test('whoever holds the link gets it, in the language of the visit or in the one that is asked for', async () => {
  const visit = await book(anna, { ...slotAt('08:00'), language: 'ru' }, visitor)
  const { answer } = await fetchPaper(visit)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rinda.pdf"')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const { code } = await rowOf(world, visit)
  const shownCode = `${code.slice(0, 3)} ${code.slice(3)}`
  for (const [query, title] of [
    ['', 'Ваша запись'],
    ['?language=lv', 'Jūsu pieraksts'],
    ['?language=en', 'Your appointment'],
  ] as const) {
    const text = await textOf(visit, query)
    expect(text).toContain(title)
    // Riga is two hours ahead in winter.
    expect(text).toContain('10:00–')
    expect(text).toContain(shownCode)
    expect(text).not.toContain(visit.token)
    expect(text).not.toContain(visitor.lastName)
  }
  expect(await codeFor(visit, '?language=de')).toEqual([422, 'invalid'])
})

test('nobody else does, with what token soever', async () => {
  const [visit, other] = [await book(anna, slotAt('08:30')), await book(anna, slotAt('09:00'))]
  for (const token of ['', other.token])
    expect(await codeFor({ ...visit, token })).toEqual([404, 'not_found'])
  const inAddress = await fetch(
    `${world.url}/api/visit/bookings/${visit.qtid}/confirmation?token=${visit.token}`,
  )
  expect(inAddress.status).toBe(404)
})

test('what waits for approval says so; what does not take place has none', async () => {
  const [pending, canceled, moved] = [
    await book(anna, slotAt('09:30')),
    await book(anna, slotAt('10:00')),
    await book(anna, slotAt('10:30')),
  ]
  const set = (approval: 'none' | 'pending' | 'declined') =>
    world.db.updateTable('bookings').set({ approval }).where('qtid', '=', pending.qtid).execute()
  await set('pending')
  expect(await textOf(pending, '?language=lv')).toContain('Gaida apstiprinājumu')
  await set('declined')
  expect(await codeFor(pending)).toEqual([409, 'wrong_state'])
  await set('none')

  const held = await lock(anna, slotAt('11:30'))
  expect(await codeFor(held)).toEqual([409, 'wrong_state'])
  await anna.ask('cancel_booking', canceled)
  expect(await codeFor(canceled)).toEqual([409, 'wrong_state'])
  const to = { lockedQtid: held.qtid, lockedToken: held.token }
  expect(codeOf(await anna.ask('reschedule_booking', { ...moved, ...to }))).toBeUndefined()
  expect(await codeFor(moved)).toEqual([409, 'wrong_state'])
  expect(await textOf(held)).toContain('13:30–')
  expect(bookingDay).toBe('2026-12-09')
})
