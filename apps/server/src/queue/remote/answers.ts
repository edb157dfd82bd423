import { moment as momentOfThese } from '@rinda/contract/wire/fields'
import { z } from 'zod'

/** Answers of a queue system as we read them: what we need of each, and nothing that is not of its kind. */

const id = z.union([z.string().min(1).max(100), z.int().min(0)]).transform(String)
const name = (most: number) => z.string().max(most)
const count = z
  .number()
  .min(0)
  .max(1_000_000)
  .nullish()
  .transform((value) => (value == null ? null : Math.round(value)))
const moment = momentOfThese.nullish().transform((text) => (text ? new Date(text) : null))

const service = z.object({
  id,
  attributes: z.object({
    active: z.boolean().optional().default(true),
    tickets_to_wait: count,
    time_to_wait: count,
  }),
})

const ticket = z.object({
  id,
  attributes: z.object({
    service_id: id,
    label: name(60),
    number: z.int().min(0).max(10_000_000).optional().default(0),
    layout: name(60).nullish(),
    status: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(['REQUESTED', 'WAITING', 'CALLED', 'DONE', 'CANCELED', 'FAILED'])),
    failed_code: name(40).nullish(),
    turn: z.enum(['COMING', 'NEXT', 'CALLED']).nullish(),
    called_next: z.boolean().nullish(),
    tickets_to_wait: count,
    time_to_wait: count,
    time_to_wait_low: count,
    time_to_wait_high: count,
    average_time: count,
    counter: z.union([z.int().min(0).max(1_000_000), name(60)]).nullish(),
    called_at: moment,
    first_called_at: moment,
    serving_since: moment,
    waiting_since: moment,
    created_at: moment,
    ended_at: moment,
    place: z.number().nullish(),
    held: z.boolean().nullish(),
    language: z.enum(['lv', 'en', 'ru']).nullish().catch(null),
  }),
})

const mostServices = 1_000
const mostTickets = 5_000

export const servicesAnswer = z.object({ data: z.array(service).max(mostServices) })
export const ticketsAnswer = z.object({ data: z.array(ticket).max(mostTickets) })
export const ticketAnswer = z.object({ data: ticket })

export type RemoteService = z.output<typeof service>
export type RemoteTicket = z.output<typeof ticket>
