import { hoursOn, rangeOf } from '@rinda/domain/hours/opening-hours'
import { addDays, localDateOf, weekdays } from '@rinda/domain/time/zone'
import type { PageCall } from '../../edge/written-page.ts'
import { publicAddress } from '../addresses.ts'
import { aidNames } from '../aids.ts'
import { pointOf } from '../search/find-places.ts'
import type { Place } from '../shown-places.ts'
import { isWebAddress } from '../web-link.ts'
import { textOf, type Words } from '../words.ts'

/** Days for which special opening times are told. */
const specialDays = 30

/** Describes a location in the words of schema.org, for those who find pages by what they are about. */
export function placeAbout(call: PageCall, place: Place, { t, language }: Words): object {
  const { setting, company } = place
  const { location, locationId } = setting
  const path = `/visit/location/${locationId}`
  const point = pointOf(place)
  const description = textOf(location, 'description', language)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': publicAddress(call, path),
    url: publicAddress(call, path, language),
    name: textOf(location, 'name', language),
    ...(description ? { description } : {}),
    address: { '@type': 'PostalAddress', streetAddress: textOf(location, 'address', language) },
    ...(point ? { geo: { '@type': 'GeoCoordinates', ...point } } : {}),
    ...(location.phone ? { telephone: location.phone } : {}),
    ...(location.email ? { email: location.email } : {}),
    ...(isWebAddress(location.www) ? { sameAs: location.www } : {}),
    openingHoursSpecification: usualHours(place),
    specialOpeningHoursSpecification: specialHours(place, call.now),
    amenityFeature: aidNames(location.accessibility, t).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      ...{ name, value: true },
    })),
    parentOrganization: {
      '@type': 'Organization',
      '@id': publicAddress(call, `/visit/${setting.companyId}`),
      name: textOf(company, 'name', language),
    },
  }
}

const capital = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

function usualHours({ setting: { hours } }: Place): object[] {
  return weekdays.flatMap((day) => {
    const range = rangeOf(hours.week[day] ?? {})
    if (!range) return []
    const dayOfWeek = `https://schema.org/${capital(day)}`
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: range.from, closes: range.till }]
  })
}

/** A day that is closed opens and closes at midnight, as search engines have it. */
function specialHours({ setting: { hours, zone } }: Place, now: Date): object[] {
  const today = localDateOf(now.getTime() / 60_000, zone)
  return Array.from({ length: specialDays }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const { range, isSpecial } = hoursOn(hours, date)
    if (!isSpecial) return []
    const times = { opens: range?.from ?? '00:00', closes: range?.till ?? '00:00' }
    return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }]
  })
}
