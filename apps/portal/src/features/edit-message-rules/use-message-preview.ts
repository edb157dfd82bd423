import { getMessagePreview, type PreviewedKind } from '@rinda/client/set-up/message-preview'
import { unpack } from '@rinda/live/queries'
import type { Language } from '@rinda/phrases/resources'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'

/** Gives a message as it is sent; while another one is fetched the one before stays. */
export function useMessagePreview(previewed: { kind: PreviewedKind; language: Language }) {
  const { data, ...query } = useQuery({
    queryKey: ['message-preview', previewed.kind, previewed.language],
    queryFn: async () => unpack(await getMessagePreview(http, previewed)) ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { shown: data ?? null, ...query }
}
