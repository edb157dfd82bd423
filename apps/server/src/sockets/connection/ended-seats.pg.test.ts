import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, startWorld, type World } from '../../testing/towns/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ now: new Date('2026-12-01T08:00:00Z') })
})
afterAll(() => world.close())

test('a socket that only listens is cut off when its sign-in runs out, and cannot come back', async () => {
  const person = await signInAs(world.db, 'anna@rinda.example', world.time.now)
  const { socket } = await world.connect(person)
  const ended = new Promise((resolve) => socket.once('disconnect', resolve))
  world.time.now = new Date('2026-12-01T21:00:00Z')
  await ended
  await expect(world.connect(person)).rejects.toMatchObject({ data: { code: 'not_signed_in' } })
})
