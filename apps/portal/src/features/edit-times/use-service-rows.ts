import { nameIn } from '@rinda/client/http/names'
import { askServiceImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { useMemo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSaveService } from '../../set-up/use-save-service.ts'
import { type DayTimes, isSameTimes } from './times/day-times.ts'
import { weekdayOn } from './times/days.ts'
import { locationTimes } from './times/location-times.ts'
import { serviceDates, serviceDraft, serviceTimes } from './times/service-times.ts'
import { type RowSaved, refusedRow, type TimesRow } from './times/times-row.ts'

/** Services as lines of booking times, under their locations. */
export function useServiceRows(locations: readonly Location[]): readonly TimesRow[] {
  const { language } = useLatePhrases('hours')
  const { saveFresh } = useSaveService()

  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is saved stays the same
  return useMemo(
    () =>
      locations.flatMap((location) =>
        location.services.map((service): TimesRow => {
          const place = { locationId: location.id, serviceId: service.id }
          return {
            key: String(service.id),
            name: nameIn(language, service.name),
            group: nameIn(language, location.name),
            timesOn: (day) => serviceTimes(service, day),
            usualOn: (day) => {
              const ofWeekday = serviceTimes(service, weekdayOn(day))
              if (ofWeekday.kind !== 'usual') return ofWeekday
              const ofDay = locationTimes(location, day)
              return ofDay.kind === 'usual' ? locationTimes(location, weekdayOn(day)) : ofDay
            },
            isShared: () => false,
            dates: serviceDates(service),
            ask: (inputs) => askServiceImpact(http, place, serviceDraft(service, inputs)),
            async save(inputs, seen): Promise<RowSaved> {
              let other: DayTimes | null = null
              const saved = await saveFresh(
                place,
                (current) => {
                  const now = seen && serviceTimes(current, seen.day)
                  other = seen && now && !isSameTimes(now, seen.times) ? now : null
                  return other ? {} : serviceDraft(current, inputs)
                },
                { isQuiet: true },
              )
              if (other) return { kind: 'changed', times: other }
              return saved.kind === 'saved' ? { kind: 'saved' } : refusedRow(saved)
            },
          }
        }),
      ),
    [locations, language],
  )
}
