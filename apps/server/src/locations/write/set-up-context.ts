import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Write } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { UrlRules } from '../input/location-input.ts'
import type { LineFiguresSource } from '../line-figures.ts'

/** Context of the verbs that change a company's locations and services. */
export type SetUpWriting = {
  db: Database
  settings: Settings
  lineFigures: LineFiguresSource
  write: Write
  urlRules: UrlRules
  /** Setting of a location by which the rights of all changes of one transaction are judged; undefined where it is to be read. */
  known?: (locationId: number) => LocationSetting | undefined
}
