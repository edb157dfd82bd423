import type { Language } from './resources.ts'

/** A service as it is offered to begin with: its name in every language, and how long it takes, in minutes. */
export type ServiceTemplate = { readonly name: Readonly<Record<Language, string>>; readonly minutes: number }

/** Services that organisations of some kinds mostly have. */
export const serviceTemplates = {
  municipality: [
    {
      name: { lv: 'Iesniegumu pieņemšana', en: 'Applications', ru: 'Приём заявлений' },
      minutes: 15,
    },
    {
      name: { lv: 'Sociālā palīdzība', en: 'Social assistance', ru: 'Социальная помощь' },
      minutes: 30,
    },
    {
      name: { lv: 'Būvvaldes konsultācija', en: 'Building board advice', ru: 'Консультация стройуправы' },
      minutes: 30,
    },
  ],
  clinic: [
    {
      name: { lv: 'Konsultācija', en: 'Consultation', ru: 'Консультация' },
      minutes: 60,
    },
    {
      name: { lv: 'Atkārtota vizīte', en: 'Follow-up visit', ru: 'Повторный визит' },
      minutes: 30,
    },
    {
      name: { lv: 'Procedūra', en: 'Treatment', ru: 'Процедура' },
      minutes: 45,
    },
  ],
  studio: [
    {
      name: { lv: 'Manikīrs', en: 'Manicure', ru: 'Маникюр' },
      minutes: 60,
    },
    {
      name: { lv: 'Pedikīrs', en: 'Pedicure', ru: 'Педикюр' },
      minutes: 90,
    },
    {
      name: { lv: 'Frizieris', en: 'Haircut', ru: 'Стрижка' },
      minutes: 45,
    },
  ],
} as const satisfies Readonly<Record<string, readonly ServiceTemplate[]>>
