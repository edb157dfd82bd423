import type { confirmation as english } from '../../en/bookings/confirmation.ts'
import type { TranslationOf } from '../../shape.ts'

export const confirmation = {
  title: 'Ваша запись',
  pending: 'Ждёт подтверждения: сотрудники ещё должны принять это время.',
  zone: 'Местное время: {{zone}}',
  service: 'Услуга',
  specialist: 'Специалист',
  place: 'Место',
  phone: 'Телефон',
  code: 'Ваш код',
  codeHint: 'Покажите его в киоске или введите его шесть знаков.',
  codeQr: 'QR-код вашей записи',
  change: 'Чтобы перенести или отменить запись, откройте её ссылку: в телефоне или в полученном сообщении.',
  asOf: 'По состоянию на {{at}}. Если время потом изменили, действует новое.',
} as const satisfies TranslationOf<typeof english, 'ru'>
