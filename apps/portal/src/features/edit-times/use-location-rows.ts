import { nameIn } from '@rinda/client/http/names'
import { askLocationImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { useMemo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import { type DayTimes, isSameTimes } from './times/day-times.ts'
import { weekdayOn } from './times/days.ts'
import { isOfCompany, locationDraft, locationTimes, specialsByDay } from './times/location-times.ts'
import { type RowSaved, refusedRow, type TimesRow } from './times/times-row.ts'

/** Locations as lines of opening hours. */
export function useLocationRows(locations: readonly Location[]): readonly TimesRow[] {
  const { language } = useLatePhrases('hours')
  const { saveFresh } = useSaveLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is saved stays the same
  return useMemo(
    () =>
      locations.map(
        (location): TimesRow => ({
          key: String(location.id),
          name: nameIn(language, location.name),
          group: null,
          timesOn: (day) => locationTimes(location, day),
          usualOn: (day) => locationTimes(location, weekdayOn(day)),
          isShared: (day) => isOfCompany(location, day),
          dates: [...specialsByDay(location).keys()],
          ask: (inputs) => askLocationImpact(http, location.id, locationDraft(location, inputs)),
          async save(inputs, seen): Promise<RowSaved> {
            let other: DayTimes | null = null
            const saved = await saveFresh(
              location.id,
              (current) => {
                const now = seen && locationTimes(current, seen.day)
                other = seen && now && !isSameTimes(now, seen.times) ? now : null
                return other ? {} : locationDraft(current, inputs)
              },
              { isQuiet: true },
            )
            if (other) return { kind: 'changed', times: other }
            return saved.kind === 'saved' ? { kind: 'saved' } : refusedRow(saved)
          },
        }),
      ),
    [locations, language],
  )
}
