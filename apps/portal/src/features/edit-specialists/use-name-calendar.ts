import { nameBusyCalendar } from '@rinda/client/set-up/busy-calendars'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { faultAt, faultsOf } from '../../set-up/save-faults.ts'
import { busyCalendarsQuery } from './busy-calendars-query.ts'

/** The address of a private calendar while it is typed, and naming it. It leaves the page once it is named. */
export function useNameCalendar() {
  const { t, language } = useLatePhrases('specialists')
  const queries = useQueryClient()
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<string>()
  return {
    address,
    fault,
    type(text: string) {
      setAddress(text)
      setFault(undefined)
    },
    /** Names what was typed, if anything; false where it was refused, and why stands at the field. */
    async name(specialistId: number): Promise<boolean> {
      if (address.trim() === '') return true
      const once = { idempotencyKey: makeId() }
      const result = await nameBusyCalendar(http, specialistId, address.trim(), once)
      if (!result.ok) {
        const faults = faultsOf(result.failure, language, t('busyNotDone'), () => t('busyAddress'))
        setFault(faultAt(faults, 'busy_calendar/url') ?? faults.get('') ?? t('busyNotDone'))
        return false
      }
      setAddress('')
      await queries.invalidateQueries({ queryKey: busyCalendarsQuery.queryKey })
      return true
    },
  }
}
