/** Name of what the toasts of acts on bookings are about: only the last act is offered to be undone, and the one before it makes room. */
export const undoneAct = 'act-on-bookings'
