/** One slot of a grid on the wire: UTC date and time, minutes, how many may still book it. */
export type SlotItem = { date: string; time: string; duration: number; available: number }

/** A start that staff may click, with the services that can begin there; `duration` is the shortest of theirs. */
export type FreeStart = { date: string; time: string; duration: number; service_ids: string[] }

/** One column of the day calendar: a specialist, or a service that has none. */
export type DayColumn = {
  kind: 'specialist' | 'service'
  id: string
  /** The specialist's name; empty for a service, whose names the location's list holds. */
  name: string
  lanes: number
  service_ids: string[]
  free: FreeStart[]
  /** The specialist is taken then at another location. */
  busy: { date: string; time: string; duration: number }[]
  /** While the location is open the specialist does not work then, or is away. */
  off: { date: string; time: string; duration: number; why: 'off' | 'away' }[]
}

/** One day of a location as the calendar draws it: when it is open, and the columns with what is free in each. */
export type SheetDay = {
  /** The company's calendar day. */
  date: string
  /** Wall clock of the company; null on a day that is closed. */
  open: { from: string; till: string } | null
  special: boolean
  columns: DayColumn[]
}

export type DaySheet = { location_id: string; zone: string; days: SheetDay[] }
