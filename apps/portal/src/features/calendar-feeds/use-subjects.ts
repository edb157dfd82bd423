import { nameIn } from '@rinda/client/http/names'
import type { CalendarFeed } from '@rinda/client/set-up/calendar-feeds'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session.tsx'
import { subjectsQuery } from './feed-query.ts'

type Subject = { value: string; label: string }

/** The locations and specialists of a company whose visits a link can show, each with its name; `nameOf` says that of a link. */
export function useSubjects(companyId: number | undefined) {
  const { company, language, locations } = useSession()
  const { data: people = [] } = useQuery(subjectsQuery)
  const of = companyId ?? company.id
  const places = (locations.data ?? [])
    .filter((one) => one.companyId === of)
    .map(({ id, name }): Subject => ({ value: `location ${id}`, label: nameIn(language, name) }))
  const specialists = people
    .filter((one) => one.companyId === of)
    .map(({ id, name }): Subject => ({ value: `specialist ${id}`, label: name }))
  const names = new Map([...places, ...specialists].map(({ value, label }) => [value, label]))
  const nameOf = ({ locationId, specialistId }: CalendarFeed) =>
    names.get(locationId === null ? `specialist ${specialistId}` : `location ${locationId}`) ?? ''
  return { places, specialists, nameOf }
}
