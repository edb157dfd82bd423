import type { FormFieldKey } from '@rinda/domain/company/profile'
import { usualBlockDurations, usualFields } from './defaults.ts'
import type { CompanyOverride } from './override.ts'

const longCreateDurations = [30, 60, 90, 120, 150, 180, 210]
const allDayMinutes = 780
const blocksWithAllDay = [...usualBlockDurations, allDayMinutes]

function fieldsWith(...keys: FormFieldKey[]) {
  return [...usualFields, ...keys.map((key) => ({ key, required: false }))]
}

/**
 * Services of company 3 that can be booked 10 days ahead, and those that could until a fixed date. Which
 * they are is not known: ids that belong here are added here, or in the company's row.
 */
const tenDayServices: readonly number[] = []
const endedServices: readonly number[] = []
const airportServiceRanges = Object.fromEntries([
  ...tenDayServices.map((id) => [String(id), { fromDays: 0, tillDays: 10 }] as const),
  ...endedServices.map((id) => [String(id), { fromDays: 0, tillDate: '2023-02-10' }] as const),
])

const visitPurpose: CompanyOverride = { booking: { formFields: fieldsWith('visit_purpose') } }

/**
 * Everything that differs by company, for the companies that are known. A key that is missing keeps its
 * default; an id that is missing has none but defaults.
 */
export const companyRecords: ReadonlyMap<number, CompanyOverride> = new Map<number, CompanyOverride>([
  [
    1,
    {
      booking: {
        createDurations: longCreateDurations,
        blockDurations: blocksWithAllDay,
        blockReason: true,
      },
    },
  ],
  [2, {}],
  [3, { range: { fromDays: 0, tillDays: 80 }, serviceRanges: airportServiceRanges }],
  [4, { booking: { formFields: fieldsWith('description', 'www') } }],
  [16, { booking: { formFields: fieldsWith('info') } }],
  [20, { booking: { formFields: fieldsWith('company_name') } }],
  [32, { booking: { formFields: fieldsWith('business_name', 'tracking_number') } }],
  [34, { range: { fromDate: '2020-01-01', tillMonths: 3 }, booking: { formFields: fieldsWith('topic') } }],
  // One named clinic begins its day at 04:00. Of the known companies only the dental organisation is a clinic.
  [39, { calendar: { startMinute: 240 }, ...visitPurpose }],
  [
    40,
    {
      booking: {
        createDurations: longCreateDurations,
        blockDurations: blocksWithAllDay,
        mayCreate: false,
        mayCancel: false,
        mayClickFreeSlot: false,
        formFields: fieldsWith('info'),
      },
      roles: { COMPANY_ADMIN: { booking: { mayCreate: true, mayCancel: true, mayClickFreeSlot: true } } },
    },
  ],
  [41, visitPurpose],
  [43, visitPurpose],
  [44, { booking: { blockReason: true } }],
  [45, visitPurpose],
  [46, visitPurpose],
])
