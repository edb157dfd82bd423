/** The dialogs of the counters, in one file: fetched once the counters stand. */
export { AddCounterDialog } from './add-counter-dialog.tsx'
export { AssignDialog } from './assign-dialog.tsx'
export { StopAllDialog } from './side/stop-all-dialog.tsx'
