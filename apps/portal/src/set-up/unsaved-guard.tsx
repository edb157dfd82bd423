import { LeaveQuestion } from '@rinda/ui/components/leave-question'
import { useBlocker } from '@tanstack/react-router'
import { loginPath } from '../session/sign-in-path.ts'

/** Asks before somebody goes elsewhere and what is not saved would be lost; the browser asks where the page itself is left. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: () => isUnsaved,
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && current.pathname !== next.pathname && next.pathname !== loginPath,
  })
  return <LeaveQuestion isOpen={status === 'blocked'} onLeave={() => proceed?.()} onStay={() => reset?.()} />
}
