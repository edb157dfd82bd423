import type { crowd as english } from '../../en/queue/crowd.ts'
import type { TranslationOf } from '../../shape.ts'

export const crowd = {
  crowd_0: 'neviens negaida',
  crowd_20: 'maz apmeklētāju',
  crowd_40: 'neliela rinda',
  crowd_60: 'daudz apmeklētāju',
  crowd_80: 'ļoti daudz apmeklētāju',
  crowd_100: 'pārpildīts',
} as const satisfies TranslationOf<typeof english, 'lv'>
