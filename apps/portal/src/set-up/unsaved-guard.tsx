import { LeaveQuestion } from '@rinda/ui/components/layers/leave-question'
import { useBlocker } from '@tanstack/react-router'
import { loginPath } from '../session/sign-in-path.ts'

/** Asks before somebody goes elsewhere and what is not saved would be lost; the browser asks where the page itself is left. */
export function UnsavedGuard(props: {
  isUnsaved: boolean
  /** Names in the address's search that say what is edited: another value is elsewhere too. */
  of?: readonly string[]
}) {
  const { isUnsaved, of = [] } = props
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: () => isUnsaved,
    shouldBlockFn: ({ current, next }) =>
      isUnsaved &&
      next.pathname !== loginPath &&
      (current.pathname !== next.pathname ||
        of.some((name) => valueIn(current.search, name) !== valueIn(next.search, name))),
  })
  return <LeaveQuestion isOpen={status === 'blocked'} onLeave={() => proceed?.()} onStay={() => reset?.()} />
}

const valueIn = (search: object, name: string) => (search as Readonly<Record<string, unknown>>)[name]
