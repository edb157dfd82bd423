import type { Language } from '../resources.ts'

/** Words by which a phone knows the visitors' pages once they are added to it; the short name stands below the icon. */
type AppWords = {
  readonly name: string
  readonly shortName: string
  readonly description: string
  readonly find: string
  readonly bookings: string
}

export const visitApp: { readonly [Each in Language]: AppWords } = {
  lv: {
    name: 'Rinda: numuri un pieraksti',
    shortName: 'Rinda',
    description: 'Atrodiet vietu, paņemiet numuru vai pierakstieties uz laiku.',
    find: 'Atrast vietu',
    bookings: 'Mani pieraksti',
  },
  en: {
    name: 'Rinda: numbers and appointments',
    shortName: 'Rinda',
    description: 'Find a place, take a number or book a time.',
    find: 'Find a place',
    bookings: 'My appointments',
  },
  ru: {
    name: 'Rinda: номера и запись',
    shortName: 'Rinda',
    description: 'Найдите место, возьмите номер или запишитесь на время.',
    find: 'Найти место',
    bookings: 'Мои записи',
  },
}
