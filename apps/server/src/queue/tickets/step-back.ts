import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { stepBack as placeBehind } from '@rinda/domain/queue/step-back'
import { profileOf } from '../../access/caller.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnTicket, doAct, statusAfter, type TicketName } from '../act-on-ticket.ts'
import { callRulesOf, waitingTicket } from '../call-rules.ts'
import type { QueueContext } from '../context.ts'
import { listLines } from '../line-store.ts'
import { ticketResource } from '../resource.ts'
import { settingOfTicket } from '../setting-of-ticket.ts'
import { listUnderWay } from '../store.ts'

/** Number of people whom one lets go first at a time, and the most that one may in all: whoever needs more takes a new ticket. */
const placesAtOnce = 3
const mostPlaces = 9

/** Lets some others go first: for whoever sees that they will not be there in time. Who is the last already stays where they are. */
export async function stepBack(
  context: QueueContext,
  asked: Asked,
  name: TicketName,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, now } = asked
  const setting = await settingOfTicket(context, caller, name.id)
  if (!setting) return refuse('not_found')
  const rules = callRulesOf(profileOf(caller, setting.company), setting)
  // Where one stands then depends on all others: of two who step back the second one sees where the first went.
  const besides = [`steps back at ${setting.locationId}`]
  return await actOnTicket(context, { ...asked, name, besides }, async (tx, before, scope) => {
    if (before.is_remote) return refuse('line_elsewhere')
    const mayStep = statusAfter('step_back', before) && !before.is_held
    if (!mayStep) return refuse('ticket_changed')
    if (before.places_back >= mostPlaces) return refuse('ticket_steps_used')
    const rows = await listUnderWay(tx, scope, before.location_id)
    const lines = await listLines(tx, scope, before.location_id)
    const appointmentsInRow = new Map(lines.map((line) => [line.service_id, line.appointments_in_row]))
    const tickets = rows.filter(({ status }) => status === 'WAITING').map(waitingTicket)
    const own = waitingTicket(before)
    const to = placeBehind({ tickets, appointmentsInRow, rules }, own, placesAtOnce, now.getTime())
    if (to.place === own.place && to.appointmentAt === own.appointmentAt)
      return done({ changes: [], answer: { type: 'ticket', resource: ticketResource(before) } })
    const places_back = before.places_back + placesAtOnce
    const appointment_at = to.appointmentAt === null ? null : before.appointment_at
    return await doAct(tx, 'step_back', before, { place: to.place, appointment_at, places_back }, now)
  })
}
