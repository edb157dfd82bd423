import { freeLetter } from '@rinda/domain/queue/label'
import type { DemoLine, DemoLocation, DemoService } from '../company.ts'
import type { Random } from '../random.ts'

/** Line of one service of a location, with the share of visitors who come for it. */
export type LineService = { id: number; letter: string; averageMinutes: number; share: number }

/** Visitors of each hour of the day, as a share of those of a busy one. */
const byHour = [4, 4, 3, 3, 3, 4, 5, 6, 7, 9, 10, 10, 8, 7, 8, 9, 9, 8, 7, 6, 6, 6, 5, 5]

/** Number of visitors who come to a line in an hour around this minute of the day. */
export function visitorsPerHour({ perHour }: DemoLine, minuteOfDay: number): number {
  return (perHour * (byHour[Math.floor(minuteOfDay / 60)] ?? 0)) / 10
}

/** Minutes that a visit of a walk-in takes: less than the time of an appointment, which leaves room for talk. */
export function walkInMinutes({
  minutes,
  isQueueOnly,
}: Pick<DemoService, 'minutes' | 'isQueueOnly'>): number {
  return isQueueOnly ? 8 : (minutes ?? 15) / 1.5
}

/** The services that visitors come for without an appointment, with the letters of their lines. */
export function walkInServices(location: DemoLocation): LineService[] {
  const taken = new Set<string>()
  return location.services
    .filter(({ isActive }) => isActive !== false)
    .map((service) => {
      const { id, isQueueOnly } = service
      const letter = freeLetter(taken)
      taken.add(letter)
      return {
        id,
        letter,
        averageMinutes: walkInMinutes(service),
        share: isQueueOnly ? 6 : 1,
      }
    })
}

/** Chooses what somebody comes for. */
export function pickService(random: Random, services: readonly [LineService, ...LineService[]]): LineService {
  const all = services.reduce((sum, { share }) => sum + share, 0)
  let left = random.int(0, all - 1)
  for (const service of services) {
    left -= service.share
    if (left < 0) return service
  }
  return services[0]
}
