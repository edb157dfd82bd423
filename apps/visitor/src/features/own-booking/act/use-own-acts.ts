import { confirmOwnBooking, type OwnBooking } from '@rinda/client/bookings/own/own-booking'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { HttpResult } from '@rinda/client/http/create-http'
import type { Phrase } from '@rinda/contract/wire/json-api'
import { useState } from 'react'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** Outcome of the last act: it is on its way, while the browser may have to work for it, was done, or was refused with words of the server's, where it has some. */
export type ActState =
  | { readonly act: string; readonly outcome: 'waiting' | 'done'; readonly isProving?: boolean }
  | { readonly act: string; readonly outcome: 'refused'; readonly info: Phrase | null }
  | null

export type Outcome = { ok: true } | { ok: false; info: Phrase | null }

/** Outcome of a call of HTTP. */
export function outcomeOf(result: HttpResult<unknown>): Outcome {
  if (result.ok) return { ok: true }
  return { ok: false, info: result.failure.kind === 'refused' ? result.failure.info : null }
}

export type OwnActs = ReturnType<typeof useOwnActs>

/** Acts of a visitor on their booking; each is done once, however long its answer stays away. */
export function useOwnActs(
  { qtid, startsAt }: Pick<OwnBooking, 'qtid' | 'startsAt'>,
  token: string,
  line: VisitorBookings | null,
  readAgain: () => void,
) {
  const [state, setState] = useState<ActState>(null)

  async function run(
    act: string,
    work: (note: (isProving: boolean) => void) => Promise<Outcome>,
  ): Promise<boolean> {
    if (state?.outcome === 'waiting') return false
    setState({ act, outcome: 'waiting' })
    const outcome = await work((isProving) => setState({ act, outcome: 'waiting', isProving }))
    setState(outcome.ok ? { act, outcome: 'done' } : { act, outcome: 'refused', info: outcome.info })
    readAgain()
    if (outcome.ok) tellOtherTabs(qtid)
    return outcome.ok
  }

  return {
    state,
    isBusy: state?.outcome === 'waiting',
    run,
    forget: () => setState(null),
    cancel: async () =>
      line !== null &&
      (await run('cancel', async () => {
        const reply = await line.act('cancel_booking', { qtid, token })
        return reply.ok ? { ok: true } : { ok: false, info: reply.failure.info }
      })),
    confirm: () =>
      run('confirm', async () => outcomeOf(await confirmOwnBooking(visitorHttp, { qtid, token }, startsAt))),
  }
}
