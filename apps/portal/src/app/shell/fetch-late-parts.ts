import { useFetchLateParts } from '@rinda/live/late-part'
import { useRouterState } from '@tanstack/react-router'

/** Has the dialogs fetched once the first screen is there. A part of its own, so that what it follows draws nothing anew. */
export function FetchLateParts() {
  useFetchLateParts(!useRouterState({ select: ({ isLoading }) => isLoading }))
  return null
}
