import { findPlaces, getMap } from '@rinda/client/set-up/places'
import { unpack } from '@rinda/live/queries'
import type { Language } from '@rinda/phrases/resources'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/**
 * Settings of the map (its tiles, whether addresses are found), which do not change while the server runs.
 */
export const mapQuery = queryOptions({
  queryKey: ['map'],
  queryFn: async () => unpack(await getMap(http)) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The shortest text that is looked for. */
const leastLetters = 2

export const placesQuery = (question: { text: string; language: Language; isTyping: boolean }) =>
  queryOptions({
    queryKey: ['places', question],
    queryFn: async ({ signal }) => unpack(await findPlaces(http, question, signal)),
    enabled: question.text.length >= leastLetters,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  })
