import { serverNow } from '@rinda/live/clock/server-now'
import { useNow } from '@rinda/live/use-now'
import { useEffect } from 'react'
import { forgetPage, keepPage } from './kept-pages.ts'

/** A page of one's own that is to be kept on the device. */
export type PageToKeep = {
  readonly name: string
  /** Token of the link that leads there; null: everybody may read it. */
  readonly token: string | null
  /** State of it that is true now; null while that is not known. */
  readonly fresh: object | null
  /** Moment in ms since 1970 from which on it is not kept any more. */
  readonly until: number
  /** True where there is nothing of that name any more, or nothing of it may be kept. */
  readonly isGone: boolean
}

/** Keeps a page while it is true, with the last minute at which it was. */
export function useKeepPage({ name, token, fresh, until, isGone }: PageToKeep): void {
  const minute = useNow()
  const text = fresh && JSON.stringify(fresh)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is still true a minute later
  useEffect(() => {
    if (isGone) forgetPage(name)
    else if (text) void keepPage({ name, token, at: serverNow(), until }, JSON.parse(text) as object)
  }, [name, token, text, until, isGone, minute])
}
