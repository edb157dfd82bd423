import { isCalendarDate } from '@rinda/domain/time/calendar'
import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { askedByHost } from '../../session/pages/widget-page.ts'

const steps = ['time', 'details', 'code'] as const
export type Step = (typeof steps)[number]
type Address = { readonly step: Step; readonly specialistId: number | null; readonly day: string | null }

/** The step and what is chosen so far, as the address of the page has them: so the browser goes back and forward through them. */
export function useAddress(): Address & {
  go: (to: Partial<Address>, options?: { replace?: boolean }) => void
} {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const address = addressFrom(search)
  const go = useCallback(
    (to: Partial<Address>, options?: { replace?: boolean }) => {
      const { step, specialistId, day } = { ...addressFrom(location.search), ...to }
      const query = new URLSearchParams({
        ...askedByHost(),
        ...(specialistId === null ? {} : { specialist: String(specialistId) }),
        ...(day === null ? {} : { day }),
        ...(step === 'time' ? {} : { step }),
      })
      navigate(query.size > 0 ? `${path}?${query}` : path, options)
    },
    [navigate, path],
  )
  return { ...address, go }
}

function addressFrom(search: string): Address {
  const query = new URLSearchParams(search)
  const [specialist, day] = [Number(query.get('specialist')), query.get('day') ?? '']
  return {
    step: steps.find((step) => step === query.get('step')) ?? 'time',
    specialistId: Number.isInteger(specialist) && specialist > 0 ? specialist : null,
    day: isCalendarDate(day) ? day : null,
  }
}
