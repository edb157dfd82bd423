import { cityFields } from './city-fields.ts'
import { fieldsWith, usualBlockDurations } from './defaults.ts'
import { nailDurations } from './nail-durations.ts'
import type { CompanyOverride, ProfileOverride } from './override.ts'

const longCreateDurations = [30, 60, 90, 120, 150, 180, 210]
const allDayMinutes = 780
const blocksWithAllDay = [...usualBlockDurations, allDayMinutes]

/**
 * Services of company 3 that can be booked 10 days ahead, and those that could until a fixed date. Which
 * they are is not known: ids that belong here are added here, or in the company's row.
 */
const tenDayServices: readonly number[] = [3023]
const endedServices: readonly number[] = []
const airportServiceRanges = Object.fromEntries([
  ...tenDayServices.map((id) => [String(id), { fromDays: 0, tillDays: 10 }] as const),
  ...endedServices.map((id) => [String(id), { fromDays: 0, tillDate: '2023-02-10' }] as const),
])

/** Companies whose menu has the overview and, for those who may, the service times. */
const municipalMenu: ProfileOverride = { navigation: { overview: true, 'service-times': true } }
const visitPurpose: ProfileOverride = { booking: { formFields: fieldsWith('visit_purpose') } }

/**
 * Everything that differs by company, for the companies that are known. A key that is missing keeps its
 * default; an id that is missing has none but defaults.
 */
export const companyRecords: ReadonlyMap<number, Omit<CompanyOverride, 'facts'>> = new Map<
  number,
  Omit<CompanyOverride, 'facts'>
>([
  [
    1,
    {
      ...municipalMenu,
      views: { listSwitch: true },
      booking: {
        createDurations: longCreateDurations,
        blockDurations: blocksWithAllDay,
        blockReason: true,
      },
    },
  ],
  [2, { views: { specialistMode: true, enableSpecialist: false, serviceFilter: false } }],
  [3, { range: { fromDays: 0, tillDays: 80 }, serviceRanges: airportServiceRanges }],
  [4, { booking: { formFields: fieldsWith('description', 'www') } }],
  [16, { booking: { formFields: fieldsWith('info') } }],
  [20, { booking: { formFields: fieldsWith('company_name') } }],
  [
    32,
    {
      columns: { business_name: true, tracking_number: true },
      booking: { formFields: fieldsWith('business_name', 'tracking_number') },
    },
  ],
  [
    34,
    {
      ...municipalMenu,
      range: { fromDate: '2020-01-01', tillMonths: 3 },
      booking: { formFields: fieldsWith('topic'), fieldsAt: cityFields },
    },
  ],
  [
    39,
    {
      ...visitPurpose,
      home: '/bookings/overview',
      views: { listSwitch: true },
      // One named clinic begins its day at 04:00. Of the known companies only the dental organisation is a clinic.
      calendar: { startMinute: 240 },
    },
  ],
  [
    40,
    {
      home: '/bookings',
      calendarPath: '/bookings',
      views: { dayWeekSwitch: false, extraControl: true },
      calendar: { maxDays: 10 },
      // Who is no admin sees the branch of their account only.
      reach: { onlyListed: true },
      booking: {
        createDurations: longCreateDurations,
        blockDurations: blocksWithAllDay,
        mayCreate: false,
        mayCancel: false,
        mayClickFreeSlot: false,
        formFields: fieldsWith('info'),
      },
      serviceDurations: nailDurations,
      roles: {
        COMPANY_ADMIN: {
          reach: { onlyListed: false },
          booking: { mayCreate: true, mayCancel: true, mayClickFreeSlot: true },
        },
      },
    },
  ],
  [41, { ...municipalMenu, ...visitPurpose }],
  [43, { ...municipalMenu, ...visitPurpose }],
  // Which companies ask why a visit is cancelled is not known. This one asks why time is blocked, and so this too.
  [44, { ...municipalMenu, booking: { blockReason: true, cancelCommentRequired: true } }],
  [45, { ...municipalMenu, ...visitPurpose }],
  [46, { ...municipalMenu, ...visitPurpose }],
])
