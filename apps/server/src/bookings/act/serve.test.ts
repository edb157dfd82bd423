import { refuse } from '@rinda/contract/wire/refusals'
import { expect, test } from 'vitest'
import { visitorOf } from '../../access/caller.ts'
import type { BookingContext } from '../context.ts'
import { serveBooking } from './serve.ts'

test('a visitor does not say of themselves that they were served', async () => {
  const noContext = {} as BookingContext
  const caller = visitorOf(1, 'widget', { session: 'tab 1', ip: '192.0.2.1' })
  const input = { name: { qtid: 'q' }, token: 'the token of the booking' }
  expect(await serveBooking(noContext, caller, input, null, new Date(0))).toEqual(refuse('forbidden'))
})
