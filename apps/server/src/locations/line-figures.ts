import type { LocationSetting } from '../availability/setting.ts'
import type { Database } from '../database/database.ts'

/**
 * Number of tickets that wait for a service, and minutes that somebody would wait who came at this moment, with the interval that should hold
 * 80 of 100 times. `isStaffed` is false where no counter that takes the service is open.
 */
export type ServiceFigures = {
  ticketsToWait: number
  timeToWait: number
  low: number
  high: number
  isStaffed: boolean
}

/** The line of a location in figures. A service that is not among them has nobody who waits. */
export type LineFigures = { ticketsWaiting: number; services: ReadonlyMap<number, ServiceFigures> }

/** Works out the figures of a line that is read. */
export type FiguresBySetting = (setting: LocationSetting, now: Date) => LineFigures

/** Source of the figures that are shown with locations: whoever keeps their lines. */
export type LineFiguresSource = {
  /** The figures of some locations as they are committed, by location. */
  ofAll(settings: readonly LocationSetting[], now: Date): Promise<ReadonlyMap<number, LineFigures>>
  /** Reads the line of one, within a transaction too: its figures follow from it, with the setting as it stands or as it would be. */
  within(db: Database, locationId: number): Promise<FiguresBySetting>
}

export const nobodyWaits: LineFigures = { ticketsWaiting: 0, services: new Map() }
export const nobodyWaitsFor: ServiceFigures = {
  ...{ ticketsToWait: 0, timeToWait: 0, low: 0, high: 0 },
  isStaffed: true,
}
