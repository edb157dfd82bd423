import { expect, test } from 'vitest'
import { tellPlaces } from './tell-places.ts'

test('whoever stops it waits for what is being read', async () => {
  const faults: unknown[] = []
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  let answer = (_: undefined) => {}
  const places = tellPlaces({
    waits: {
      at: () => {
        asked()
        return new Promise<undefined>((resolve) => {
          answer = resolve
        })
      },
    },
    clock: () => new Date(0),
    onFault: (error) => void faults.push(error),
    isConcerned: () => true,
    afterEvents: async () => {},
    ...{ tellPlaces: () => {}, tellState: () => {} },
  })
  places.look({ companyId: 1, locationId: 1 })
  await isAsked
  const order: string[] = []
  const stopped = places.stop().then(() => order.push('stopped'))
  await new Promise((turn) => setImmediate(turn))
  order.push('read')
  answer(undefined)
  await stopped
  expect(order).toEqual(['read', 'stopped'])
  expect(faults).toEqual([])
})
