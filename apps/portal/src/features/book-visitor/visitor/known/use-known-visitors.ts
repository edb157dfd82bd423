import { useDebouncedValue } from '@mantine/hooks'
import { type KnownVisitor, knownVisitorOf } from '@rinda/client/bookings/known-visitors'
import type { FormFieldKey } from '@rinda/domain/company/profile'
import { useLive } from '@rinda/live/connection'
import { replied } from '@rinda/live/queries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VisitorForm } from '../visitor-form.ts'
import { filledWith, isAsking, isOffered, type KnownQuery, questionOf, stillFits } from './offer.ts'

/** Time in ms for which typing rests before it is asked; most that are asked for, as some are not offered; most that are. */
const restMs = 180
const mostAsked = 20
const mostOffered = 6

/** Keeps whom the form offers below the field that is typed in: those who are known by it and by what else stands in the form. */
export function useKnownVisitors(form: VisitorForm) {
  const [typedIn, setTypedIn] = useState<FormFieldKey | null>(null)
  const [active, setActive] = useState(-1)
  const asking = typedIn && isAsking(typedIn) ? typedIn : null
  const question = asking && questionOf(asking, form.values)
  const visitors = useAnswer(form.locationId, question)
  const offered = asking
    ? visitors.filter((one) => isOffered(asking, form.values, one)).slice(0, mostOffered)
    : []
  const isOpen = offered.length > 0
  const close = () => {
    setTypedIn(null)
    setActive(-1)
  }

  return {
    locationId: form.locationId,
    offered,
    active: Math.min(active, offered.length - 1),
    isOpenAt: (key: FormFieldKey) => isOpen && key === asking,
    setActive,
    close,
    /** Something was typed into a field: whoever is known by it is asked for. */
    typed(key: FormFieldKey) {
      setTypedIn(key)
      setActive(-1)
    },
    choose(visitor: KnownVisitor | undefined) {
      if (!asking || !visitor) return
      form.fill(filledWith(asking, visitor, form))
      close()
    },
  }
}

export type KnownVisitors = ReturnType<typeof useKnownVisitors>

/** Gives the answer to a question, and meanwhile those of the answer before whom it still fits. Where it fails nobody is offered. */
function useAnswer(locationId: number, question: KnownQuery | null): readonly KnownVisitor[] {
  const { request } = useLive()
  const [by, query] = [question?.by, question?.query ?? '']
  const [rested] = useDebouncedValue(query, restMs)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['known-visitors', locationId, by, rested],
    enabled: by !== undefined && rested !== '' && query !== '',
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      if (by === undefined) return []
      const asked = { locationId, by, query: rested, limit: mostAsked }
      return replied(await request('find_known_visitors', asked)).data.map(knownVisitorOf)
    },
  })
  if (!question || !data) return []
  return isPlaceholderData || rested !== query ? data.filter((one) => stillFits(question, one)) : data
}
