/** The dialogs that lie over every screen of work, in one file: fetched once the first screen stands. */
export { FindVisitorDialog } from '../features/find-visitor/find-visitor-dialog.tsx'
export { NewVersionDialog } from '../features/load-anew/new-version-dialog.tsx'
export { KeysDialog } from '../features/show-keys/keys-dialog.tsx'
export { BlockAct } from './booking-acts/block-act.tsx'
export { BookAct } from './booking-acts/book-act.tsx'
export { CancelAct } from './booking-acts/cancel-act.tsx'
export { ExplainAct } from './booking-acts/explain-act.tsx'
export { MoveAct } from './booking-acts/move-act.tsx'
export { PickAct } from './booking-acts/pick-act.tsx'
export { ShowAct } from './booking-acts/show-act.tsx'
// No dialog, but made of what they share: in a file of its own it would part theirs in such a way that they need one another.
export { QueueScreen } from './queue/queue.tsx'
