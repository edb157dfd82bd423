import type { Settings } from '../availability/settings.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import type { UrlRules } from './location-input.ts'

/** What the verbs that change a company's locations and services work with. */
export type DirectoryWriting = { db: Database; settings: Settings; write: Write; urlRules: UrlRules }
