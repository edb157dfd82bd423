import type { Boards } from '../availability/boards/boards.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { Waits } from '../queue/line/waits.ts'

/** Tiles of the operator for the map of these pages; undefined: outlines that are brought along. */
export type MapTiles = { url: string; attribution: string } | undefined

/** Sources of what these pages show: all but the companies and the ids of their locations stands in memory. */
export type PagesContext = {
  db: Database
  settings: Settings
  waits: Waits
  boards: Boards
  tiles: MapTiles
}
