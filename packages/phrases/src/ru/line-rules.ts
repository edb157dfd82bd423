import type { lineRules as english } from '../en/line-rules.ts'
import type { TranslationOf } from '../shape.ts'

export const lineRules = {
  rule_keep_overnight: 'Сохранять очередь на ночь',
  rule_most_waiting: 'Наибольшее число ожидающих',
  rule_stop_before_close_minutes: 'Последние талоны, минут до закрытия',
  rule_most_appointments_in_row: 'Записей подряд перед посетителем из очереди',
  rule_grace_minutes: 'Сколько минут ждать опоздавшего',
  rule_check_in_before_minutes: 'За сколько минут до записи можно отметиться',
  about_keep_overnight:
    'Кто в полночь ещё ждёт, сохраняет своё место. Иначе очередь тогда заканчивается, и номера начинаются заново.',
  about_most_waiting:
    'Когда ждёт столько людей, посетители больше не получают талонов; сотрудники могут их выдать. Пусто: без ограничения.',
  about_stop_before_close_minutes:
    'С этого момента посетители не получают талонов, чтобы до закрытия обслужить всех. Пусто: до закрытия.',
  about_most_appointments_in_row:
    'Когда подряд вызвано столько записей, следующим вызывают того, кто первый в очереди.',
  about_grace_minutes:
    'Кто отметится позже этого срока после времени записи, ждёт в очереди как посетитель без записи.',
  about_check_in_before_minutes:
    'Раньше посетители отметиться не могут, ведь их ещё нет на месте; сотрудники в день записи могут.',
} as const satisfies TranslationOf<typeof english, 'ru'>
