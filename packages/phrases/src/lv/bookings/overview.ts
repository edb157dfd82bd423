import type { overview as english } from '../../en/bookings/overview.ts'
import type { TranslationOf } from '../../shape.ts'

export const overview = {
  walkHint: 'Pieraksti pa pakalpojumiem un dienām; pārvietojieties ar bultiņām',
  service: 'Pakalpojums',
  notOffered: 'vairs netiek piedāvāts',
  failed: 'Pārskatu neizdevās ielādēt',
} as const satisfies TranslationOf<typeof english, 'lv'>
