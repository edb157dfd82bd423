import type { crowd as english } from '../../en/queue/crowd.ts'
import type { TranslationOf } from '../../shape.ts'

export const crowd = {
  crowd_0: 'никто не ждёт',
  crowd_20: 'мало посетителей',
  crowd_40: 'небольшая очередь',
  crowd_60: 'много посетителей',
  crowd_80: 'очень много посетителей',
  crowd_100: 'переполнено',
} as const satisfies TranslationOf<typeof english, 'ru'>
