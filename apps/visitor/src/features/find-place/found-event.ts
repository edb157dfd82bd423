/** Name of the event that tells that there is a newer list. `detail.isAsked` says whether somebody asked for it. */
export const foundEvent = 'rinda-found'
