import type { overview as english } from '../en/overview.ts'
import type { TranslationOf } from '../shape.ts'

export const overview = {
  walkHint: 'Pieraksti pa pakalpojumiem un dienām; pārvietojieties ar bultiņām',
  service: 'Pakalpojums',
  notOffered: 'vairs netiek piedāvāts',
  failed: 'Pārskatu neizdevās ielādēt',
  noneWithinReach: 'Jūsu kalendārā nav neviena šīs filiāles pakalpojuma. To var mainīt administrators.',
} as const satisfies TranslationOf<typeof english, 'lv'>
