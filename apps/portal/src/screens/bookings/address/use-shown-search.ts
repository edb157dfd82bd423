import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chosenLocation, locationsWithBookings } from '../../../features/choose-location/open-locations.ts'
import { keepLastLocation, lastLocation } from '../../../session/locations/last-location.ts'
import { useSession } from '../../../session/session.tsx'
import { type BookingsSearch, parseBookingsSearch } from './bookings-search.ts'

/**
 * Gives the part of the address that is shown. It may come from another company, from a link without a
 * branch, or name what does not exist: then the branch that this person looked at last is shown, and the
 * address is corrected to say so.
 */
export function useShownSearch(): BookingsSearch {
  const { user, profileAt, locations } = useSession()
  const written = useSearch({ strict: false })
  const navigate = useNavigate()
  const listed = locationsWithBookings(locations.data ?? [])
  const { service, days, ...others } = parseBookingsSearch(written)
  const kept = chosenLocation(listed, lastLocation(user.id))?.id
  const location = others.location ?? (listed.length > 1 ? kept : undefined)
  const { views, calendar } = profileAt(location)
  const search: BookingsSearch = {
    ...others,
    ...(location === undefined ? {} : { location }),
    ...(days === undefined ? {} : { days: Math.min(days, calendar.maxDays) }),
    ...(service !== undefined && views.serviceFilter ? { service } : {}),
  }
  const isMended = locations.isSuccess && !isSame(written, search)
  const mended = JSON.stringify(search)
  useEffect(() => {
    if (isMended) void navigate({ to: '.', search: JSON.parse(mended), replace: true, resetScroll: false })
  }, [isMended, mended, navigate])

  const isKnown = listed.some(({ id }) => id === location)
  useEffect(() => {
    if (isKnown && location !== undefined) keepLastLocation(user.id, location)
  }, [isKnown, location, user.id])
  return search
}

function isSame(
  written: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
): boolean {
  const names = new Set([...Object.keys(written), ...Object.keys(shown)])
  return [...names].every((name) => written[name] === shown[name])
}
