import { z } from 'zod'
import type { ResourceObject } from '../wire/json-api.ts'

/** Reads a whole number between two bounds. */
export function count(least: number, most: number) {
  return z.number('field_wrong').int('field_wrong').min(least, 'field_wrong').max(most, 'field_wrong')
}

/** Rules by which appointments and walk-ins are one line, which a company and each of its locations may have; null: as they hold otherwise. */
export const appointmentRules = {
  /** Number of appointments in a row that may be called past somebody who stands in line: none starves, as it is never 0. */
  most_appointments_in_row: count(1, 100).nullable(),
  /** Minutes after its time until which an appointment keeps its right. */
  grace_minutes: count(0, 1440).nullable(),
  /** Minutes before an appointment from which its visitor may check in. */
  check_in_before_minutes: count(0, 1440).nullable(),
}

/** Payload of the rules of a company’s line: what is not named stays; null takes the company's own answer away. */
export const companyLineRulesPayload = z.object({ line_rules: z.object(appointmentRules).partial() })

export type CompanyLineRules = z.infer<typeof companyLineRulesPayload>['line_rules']

export type CompanyLineRulesAttributes = Record<keyof typeof appointmentRules, number | null> & {
  /** Rules that hold where the company says nothing. */
  inherited: Record<keyof typeof appointmentRules, number>
}
export type CompanyLineRulesResource = ResourceObject<'line_rules', CompanyLineRulesAttributes>
