import type { visitOptOut as english } from '../../en/visit/opt-out.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitOptOut = {
  title: 'Напоминания',
  ask: '{{company}}: больше не присылать вам напоминания о записях?',
  stop: 'Больше не присылать',
  stopped: '{{company}}: напоминания вам больше не приходят.',
  again: 'Снова присылать напоминания',
  stays: 'О том, что ваша запись подтверждена, перенесена или отменена, вы по-прежнему узнаете.',
  failed: 'Не получилось. Проверьте соединение и попробуйте ещё раз.',
  unknown: 'Эта ссылка недействительна',
  unknownText: 'Возможно, она неполная. Откройте её ещё раз из сообщения.',
} as const satisfies TranslationOf<typeof english, 'ru'>
