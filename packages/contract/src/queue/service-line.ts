import type { ResourceObject } from '../wire/json-api.ts'

/** The line of a service: its letter, and whether visitors are given tickets of it. Its id is that of the service. */
export type ServiceLineAttributes = {
  service_id: number
  location_id: number
  letter: string
  stopped: boolean
  /** Name of whoever stopped it; empty where it goes on. */
  stopped_by: string
  stopped_at: string | null
}
export type ServiceLineResource = ResourceObject<'service_line', ServiceLineAttributes>
