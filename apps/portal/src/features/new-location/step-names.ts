import type { Step } from './draft.ts'

/** The phrase that names each step. */
export const stepNames = {
  general: 'stepGeneral',
  place: 'stepPlace',
  hours: 'stepHours',
  systems: 'stepSystems',
  services: 'stepServices',
} as const satisfies Record<Step, string>
