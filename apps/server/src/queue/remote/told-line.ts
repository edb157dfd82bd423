import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import type { ToldLine } from './remote-store.ts'

/** The reason why another system gives no tickets of a service, by what it said last; null where it does, or said nothing yet. */
export function whyNotTold(told: ToldLine | null | undefined, serviceId: number): FailedCode | null {
  if (!told || Object.keys(told.services).length === 0) return null
  const said = told.services[String(serviceId)]
  if (!said) return 'unknown_service'
  return said.active ? null : 'inactive'
}
