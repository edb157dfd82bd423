import type { setUp as english } from '../../en/set-up/set-up.ts'
import type { TranslationOf } from '../../shape.ts'

export const setUp = {
  'notify.updated': 'Saglabāts: {{name}}',
  'notify.new': 'Pievienots: {{name}}',
  'notify.error': 'Nav saglabāts: {{name}}',
  unanswered: 'Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  formUnanswered: 'Serveris neatbildēja. Ievadītais ir saglabājies; mēģiniet vēlreiz.',
  copy: 'Kopēt',
  copied: 'Nokopēts',
  'validation.required': 'Jāaizpilda.',
  'validation.max_zero': 'Ne vairāk kā {{count}} rakstzīmju.',
  'validation.max_one': 'Ne vairāk kā {{count}} rakstzīme.',
  'validation.max_other': 'Ne vairāk kā {{count}} rakstzīmes.',
  'validation.wrongFormat.time': 'Nepareizs formāts: jābūt laikam no 00:00 līdz 23:59.',
  'validation.wrongFormat.email': 'Nepareizs formāts: tā nav e-pasta adrese.',
  'validation.wrongFormat.date': 'Nepareizs formāts: datumu raksta tā: 31.01.2027.',
  'validation.halfGiven': 'Norādiet gan sākumu, gan beigas vai nevienu no tiem.',
  'validation.reversed': 'Sākums nedrīkst būt vēlāks par beigām.',
  'validation.duration': 'No 1 minūtes līdz 24 stundām.',
  'validation.wrongValue': 'Šī vērtība nav pareiza.',
} as const satisfies TranslationOf<typeof english, 'lv'>
