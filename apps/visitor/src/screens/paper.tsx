import { lazy } from 'react'

// Staff open it seldom, and it is made of what the kiosk has: no other page is to be larger for it.
const Reprint = lazy(async () => ({ default: (await import('../queue/paper/reprint.tsx')).Reprint }))

/** The paper of a ticket once more, for staff: a window of its own, which prints and closes. */
export default function PaperScreen({ id }: { id: number }) {
  return <Reprint id={id} />
}
