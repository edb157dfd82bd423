import type { undo as english } from '../../en/bookings/undo.ts'
import type { TranslationOf } from '../../shape.ts'

export const undo = {
  undo: 'Atsaukt',
  bookedUndone: 'Pieraksts atsaukts, laiks {{time}} atkal ir brīvs',
  changedMeanwhile:
    'Pieraksts pa to laiku ir mainīts, tāpēc tas paliek. Atveriet to, lai redzētu, kas mainījies.',
  changedSince: 'Pa to laiku mainīts: {{name}}, {{time}}',
  canceledSince: 'Pa to laiku atcelts: {{name}}, {{time}}',
  restored: 'Atjaunots: {{name}}, {{time}}',
  block: 'bloķēts laiks',
  notRestored: 'Pierakstu neizdevās atjaunot',
  notUndone: 'Neizdevās atsaukt',
  note: 'Atsaukts uzreiz pēc pierakstīšanas',
} as const satisfies TranslationOf<typeof english, 'lv'>
