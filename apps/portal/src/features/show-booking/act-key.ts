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
  'block',
  'change',
  'update',
] as const

/** The acts that have a name in each language; another one is shown as it was written. */
export function actKey(act: string): (typeof acts)[number] | undefined {
  return acts.find((known) => known === act)
}
