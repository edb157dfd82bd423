import { refusalsOfBookings } from './refusals/bookings.ts'
import { refusalsOfCalls } from './refusals/calls.ts'
import { refusalsOfFields } from './refusals/fields.ts'
import { refusalsOfImports } from './refusals/imports.ts'
import { refusalsOfLine } from './refusals/line.ts'
import { refusalsOfPeople } from './refusals/people.ts'
import { refusalsOfTimes } from './refusals/times.ts'
import { refusalsOfVisitors } from './refusals/visitors.ts'

/**
 * Reasons why something was not done, in the words of the person who reads them. `{field}` is the name of the
 * field at fault.
 */
export const refusals = {
  ...refusalsOfCalls,
  ...refusalsOfFields,
  ...refusalsOfTimes,
  ...refusalsOfBookings,
  ...refusalsOfVisitors,
  ...refusalsOfPeople,
  ...refusalsOfImports,
  ...refusalsOfLine,
}
