import { listPortalUsers, type PortalPerson } from '@rinda/client/people/portal-users'
import { unpack } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { followsPlatform } from '../session/follow-profile.ts'
import { http } from '../session/queries.ts'

const queryKey = ['portal-people'] as const

/** Everybody with an account: of the company, or of every company for the platform's admin. */
export const peopleQuery = queryOptions({
  ...followsPlatform,
  queryKey,
  queryFn: async () => unpack(await listPortalUsers(http)),
  // Nothing tells when somebody signed in last; what is looked at anew is asked for anew.
  staleTime: 0,
})

/** The list with somebody as the server answered: in their place, or added at the end. */
export function withPerson(people: readonly PortalPerson[], person: PortalPerson): PortalPerson[] {
  const isKnown = people.some(({ id }) => id === person.id)
  return isKnown ? people.map((one) => (one.id === person.id ? person : one)) : [...people, person]
}
