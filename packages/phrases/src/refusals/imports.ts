import type { Refusal } from './refusal.ts'

/** Refusals of bookings and customers that a company brings along from another system. */
export const refusalsOfImports = {
  import_changed: {
    lv: 'Pieraksti no šī faila jau ir mainīti ({about}), tāpēc importu vairs nevar atsaukt.',
    en: 'Bookings of this file have been changed since ({about}), so the import can no longer be undone.',
    ru: 'Записи из этого файла уже изменены ({about}), поэтому импорт больше нельзя отменить.',
  },
  import_undone: {
    lv: 'Šis imports jau ir atsaukts.',
    en: 'This import has already been undone.',
    ru: 'Этот импорт уже отменён.',
  },
  import_taken: {
    lv: 'Šajā laikā jau ir pieraksts: {about}.',
    en: 'Somebody is booked at this time already: {about}.',
    ru: 'На это время уже есть запись: {about}.',
  },
  import_overlaps: {
    lv: 'Šo laiku aizņem cita faila rinda: {about}.',
    en: 'Another row of the file takes this time: {about}.',
    ru: 'Это время занимает другая строка файла: {about}.',
  },
  import_twice: {
    lv: 'Šis numurs failā ir vēl citā rindā: {about}.',
    en: 'This number stands in another row of the file too: {about}.',
    ru: 'Этот номер есть и в другой строке файла: {about}.',
  },
  import_empty: {
    lv: 'Failā nav nekā jauna.',
    en: 'There is nothing new in the file.',
    ru: 'В файле нет ничего нового.',
  },
} as const satisfies Record<string, Refusal>
