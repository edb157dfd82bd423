import type { visitOptOut as english } from '../../en/visit/opt-out.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitOptOut = {
  title: 'Atgādinājumi',
  ask: 'Vai {{company}} vairs nesūtīt jums atgādinājumus par pierakstiem?',
  stop: 'Vairs nesūtīt',
  stopped: '{{company}} vairs nesūta jums atgādinājumus.',
  again: 'Atkal sūtīt atgādinājumus',
  stays: 'Ziņas par to, ka pieraksts ir apstiprināts, pārcelts vai atcelts, joprojām saņemsiet.',
  failed: 'Neizdevās. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  unknown: 'Šī saite nav derīga',
  unknownText: 'Varbūt tā ir nepilnīga. Atveriet to vēlreiz no ziņojuma.',
} as const satisfies TranslationOf<typeof english, 'lv'>
