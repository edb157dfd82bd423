const acts = [
  'lock',
  'verify',
  'unlock',
  'schedule',
  'confirm',
  'cancel',
  'reschedule',
  'expire',
  'fail',
  'accept',
  'decline',
  'serve',
  'unserve',
  'follow',
  'attach',
  'detach',
  'late',
  'erase',
  'import',
  'ask_earlier',
  'stop_earlier',
  'offer_earlier',
  'decline_earlier',
  'pay',
  'unpaid',
  'refund_due',
  'refund',
  'take_again',
  'block',
  'change',
  'update',
] as const

/** The acts that have a name in each language; another one is shown as it was written. */
export function actKey(act: string, isBlocked: boolean): (typeof acts)[number] | undefined {
  // On the wire a block is scheduled.
  if (isBlocked && act === 'schedule') return 'block'
  return acts.find((known) => known === act)
}

const actors = ['visitor', 'internal', 'system'] as const

/** Gives the phrase key of who acted; undefined for staff, who are shown by their e-mail address. */
export function actorKey(by: string): (typeof actors)[number] | undefined {
  return actors.find((known) => known === by)
}
