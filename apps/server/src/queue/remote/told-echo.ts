import type { Echo } from '../../changes/record-store.ts'
import { lineToldEvent } from '../line/line.ts'

/** Event by which other processes read the line again. */
export function toldEcho(locationId: number): Echo {
  const resource = { id: String(locationId), type: lineToldEvent, attributes: {} }
  return { action: null, event: { type: lineToldEvent, locationId, resource } }
}
