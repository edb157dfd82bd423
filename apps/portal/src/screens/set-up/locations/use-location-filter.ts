import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type LocationFilter, parseLocationFilter } from '../../../features/list-locations/location-filter.ts'

/**
 * Keeps which locations are shown, in the address, which follows a moment later: typing does not wait for it,
 * and is no step that the back button undoes.
 */
export function useLocationFilter() {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const { company } = search
  const inAddress = JSON.stringify(parseLocationFilter(search))
  const navigate = useNavigate()
  const [filter, setFilter] = useState<LocationFilter>(() => JSON.parse(inAddress))
  // An address that we wrote may arrive when more has been typed.
  const written = useRef(new Set([inAddress]))

  useEffect(() => {
    if (written.current.has(inAddress)) return
    written.current = new Set([inAddress])
    setFilter(JSON.parse(inAddress))
  }, [inAddress])

  const onFilter = (next: LocationFilter) => {
    setFilter(next)
    written.current.add(JSON.stringify(parseLocationFilter(next)))
    // Of which company they are is chosen beside it.
    const search = company === undefined ? next : { ...next, company }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { filter, onFilter }
}
