import type { ConfigName } from '@rinda/domain/access/service-config'
import { dayRule, type NumberRule, priceRule } from './number-text.ts'

/** A column of numbers: which value of a service's config, how it is entered, and with how many decimals it is shown. */
export type NumberColumn = { readonly name: ConfigName; readonly rule: NumberRule; readonly decimals: number }

export const periodColumns: readonly NumberColumn[] = [
  'booking_period_min',
  'booking_period_max',
  'booking_portal_period_min',
  'booking_portal_period_max',
].map((name) => ({ name: name as ConfigName, rule: dayRule, decimals: 0 }))

export const priceColumns: readonly NumberColumn[] = [{ name: 'price', rule: priceRule, decimals: 2 }]
