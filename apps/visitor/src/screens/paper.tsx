import { latePart } from '../session/words/late-part.tsx'

// Staff open it seldom, and it is made of what the kiosk has: no other page is to be larger for it.
const Reprint = latePart(async () => (await import('../queue/paper/reprint.tsx')).Reprint, ['kiosk'])

/** The paper of a ticket once more, for staff: a window of its own, which prints and closes. */
export default function PaperScreen({ id }: { id: number }) {
  return <Reprint id={id} />
}
