import type { ServiceDuration } from '@rinda/domain/company/profile'

/**
 * Durations of the nail studio's work, 30 to 210 minutes by specialist and service. The real table is not
 * known: these are for the ids of the demo studio. A row replaces the whole list.
 */
export const nailDurations: ServiceDuration[] = [
  { serviceId: 40011, specialistId: 4003, minutes: 30 },
  { serviceId: 40013, specialistId: 4001, minutes: 60 },
  { serviceId: 40021, specialistId: 4005, minutes: 90 },
  { serviceId: 40022, specialistId: 4006, minutes: 120 },
  { serviceId: 40033, specialistId: 4008, minutes: 120 },
  { serviceId: 40034, minutes: 180 },
  { serviceId: 40034, specialistId: 4007, minutes: 210 },
]
