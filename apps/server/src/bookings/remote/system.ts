import type { LocationSetting } from '../../availability/setting.ts'

/**
 * Gives where a call of the system that keeps the bookings of a location goes; null where they are kept here, or its address is none. An
 * address without a path is that of a whole installation, whose calls stand under `/api`.
 */
export function addressAt({ location }: Pick<LocationSetting, 'location'>, path: string): URL | null {
  const base = URL.parse(location.bms_base_url)
  if (!base) return null
  const root = base.pathname === '/' ? '/api/' : base.pathname.replace(/\/*$/, '/')
  return new URL(root + path, base.origin)
}

/** Gives what the system of a location is known by: its address, and the id of the location there. */
export function addressOf({ location }: Pick<LocationSetting, 'location'>): string {
  return `${location.bms_base_url} ${location.bms_id}`
}

/** An id as another system reads it: a number where it is one. */
export function remoteId(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}
