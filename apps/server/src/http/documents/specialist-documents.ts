import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import { weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'
import { fieldShapes } from './field-documents.ts'

const range = z.object({ from: z.string(), till: z.string() })
const time = z.string().nullable()
const week = z.object(Object.fromEntries(weekdays.map((day) => [day, z.array(range).optional()])))

const specialist = resourceShape(
  'specialist',
  z.object({
    company_id: z.number(),
    ...fieldShapes(specialistFields),
    service_ids: z.array(z.number()).describe('Those within the person’s reach'),
    location_ids: z.array(z.number()),
    working_hours: week
      .nullable()
      .describe(
        'HH:mm of the company’s wall clock, by weekday; a day without ranges is free; null: as the location',
      ),
    absences: z.array(
      z.object({
        from_date: z.iso.date(),
        from_time: time.describe('Null: from the beginning of the day'),
        till_date: z.iso.date(),
        till_time: time.describe('Null: to the end of the day'),
        note: z.string().describe('For those who may change it'),
      }),
    ),
    editable: z.boolean().describe('Whether the person who asked may change it'),
    timestamp: z.number(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
)

export const specialistDocument = oneDocument(specialist)
export const specialistsDocument = listDocument(specialist)
