import {
  createBooking,
  findExistingBooking,
  getBooking,
  listBookings,
  listBookingsOfDays,
  listBookingsOfPhone,
  listBookingsOfService,
  listPaymentPending,
  updateBooking,
} from './bookings/booking-calls.ts'
import type { Http, HttpFailure, HttpResult } from './http/create-http.ts'
import { getCurrentPortalUser, signOut } from './people/portal-user.ts'
import { createPortalUser, listPortalUsers, makeInvitation, updatePortalUser } from './people/portal-users.ts'
import { createUser, getUser, listUsers, updateUser } from './people/users.ts'
import { listCompanies } from './set-up/companies.ts'
import { createLocation, getLocation, listLocations, updateLocation } from './set-up/location-calls.ts'
import { createService, updateService } from './set-up/service-calls.ts'

const calls = {
  listBookings,
  listPaymentPending,
  findExistingBooking,
  listBookingsOfPhone,
  listBookingsOfDays,
  listBookingsOfService,
  getBooking,
  createBooking,
  updateBooking,
  listCompanies,
  listLocations,
  getLocation,
  createLocation,
  updateLocation,
  createService,
  updateService,
  getCurrentPortalUser,
  signOut,
  listPortalUsers,
  createPortalUser,
  updatePortalUser,
  makeInvitation,
  listUsers,
  getUser,
  createUser,
  updateUser,
}
type Calls = typeof calls
type CallName = keyof Calls

/** The two whose empty result is a list; that of every other call is undefined. */
const emptyLists = ['listPaymentPending', 'listCompanies'] as const satisfies readonly CallName[]
type Empty<Name extends CallName> = Name extends (typeof emptyLists)[number] ? never : undefined

type ValueOf<Result> = Result extends HttpResult<infer Value> ? Value : never
type Plain<Name extends CallName> = Calls[Name] extends (
  http: Http,
  ...rest: infer Rest
) => Promise<infer Result>
  ? (...rest: Rest) => Promise<ValueOf<Result> | Empty<Name>>
  : never

/** A call that brought nothing, and why. */
export type CallFailure = { readonly call: CallName; readonly failure: HttpFailure }

export type PlainClient = { readonly [Name in CallName]: Plain<Name> } & {
  /** Failure of the last call that failed; undefined while none has. */
  readonly lastFailure: CallFailure | undefined
}

/**
 * Every call as the source has it: one that fails is logged and gives an empty result, undefined or, of payments pending and of companies,
 * an empty list. Why it failed stands in `lastFailure` and is told to `onFailure`, in whose place it is logged to the console. The log
 * names the call and nothing that was sent with it.
 */
export function createPlainClient(
  http: Http,
  onFailure: (failure: CallFailure) => void = logFailure,
): PlainClient {
  let lastFailure: CallFailure | undefined

  async function plainly(call: CallName, result: Promise<HttpResult<unknown>>): Promise<unknown> {
    const settled = await result
    if (settled.ok) return settled.value
    lastFailure = { call, failure: settled.failure }
    onFailure(lastFailure)
    return emptyLists.some((one) => one === call) ? [] : undefined
  }

  const client = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...rest: unknown[]) =>
        plainly(
          name as CallName,
          (call as (...all: unknown[]) => Promise<HttpResult<unknown>>)(http, ...rest),
        ),
    ]),
  )
  return Object.defineProperty(client, 'lastFailure', { get: () => lastFailure }) as unknown as PlainClient
}

function logFailure({ call, failure }: CallFailure): void {
  const reason = failure.kind === 'refused' ? `${failure.status} ${failure.code}` : failure.kind
  console.error(`${call}: ${reason}`)
}
