import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { savesData } from './saves-data.ts'

/** Times in ms: for which nothing is waited for before the late parts are fetched, and from a failed fetch to the next. */
const restMs = 500
const tryAgainAfterMs = 2_000

/** The parts that wait for their time; null once it has come. */
let waiting: { fetchOnce: () => Promise<void>; isFetchedAlways: boolean }[] | null = []

/**
 * A component whose code comes after the first screen: a dialog, the toasts. Unlike `lazy` it never takes the screen
 * down: while the code cannot be had, as on a line that is gone, the rest stays and it is tried again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  { isFetchedAlways = false } = {},
) {
  let loaded: ComponentType<Props> | null = null
  const fetchOnce = async () => {
    loaded ??= await load()
  }
  if (waiting) waiting.push({ fetchOnce, isFetchedAlways })
  else if (isFetchedAlways || !savesData()) fetchQuietly(fetchOnce)

  // biome-ignore lint/correctness/noComponentHookFactories: like lazy, called once for each part, outside of components
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const attempt = async () => {
        await fetchOnce().catch(() => {})
        if (isGone) return
        if (loaded) setPart(() => loaded)
        else timer = setTimeout(attempt, tryAgainAfterMs)
      }
      void attempt()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [Part])
    // What it waits for itself, as its words, takes nothing but it from the screen either.
    return <Suspense fallback={meanwhile}>{Part ? <Part {...props} /> : meanwhile}</Suspense>
  }
}

/**
 * Fetches every late part once the first screen has its data, so that no click waits, and none is missing without a line. Before that they would
 * take the line from it. Who asks the browser to save data gets each one when it is wanted, but for what says that there is no line.
 */
export function useFetchLateParts(isScreenThere: boolean): void {
  const awaited = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  const isAtRest = isScreenThere && awaited === 0
  useEffect(() => {
    if (!isAtRest) return
    const timer = setTimeout(fetchAll, restMs)
    return () => clearTimeout(timer)
  }, [isAtRest])
}

function fetchAll() {
  for (const { fetchOnce, isFetchedAlways } of waiting ?? [])
    if (isFetchedAlways || !savesData()) fetchQuietly(fetchOnce)
  waiting = null
}

/** A part that cannot be had now is fetched when it is wanted. */
function fetchQuietly(fetchOnce: () => Promise<void>) {
  fetchOnce().catch(() => {})
}
