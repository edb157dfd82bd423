import type { Result } from '@rinda/contract/wire/refusals'
import { expect } from 'vitest'
import { hold, markNoShow, recall, returnToLine } from '../counter/act-at-counter.ts'
import { callNext } from '../counter/call-next.ts'
import { finish } from '../counter/finish.ts'
import { resume } from '../counter/resume.ts'
import { transfer } from '../counter/transfer.ts'
import { cancelTicket } from '../tickets/cancel-ticket.ts'
import { requestTicket } from '../tickets/request-ticket.ts'
import { stepBack } from '../tickets/step-back.ts'
import { type LineTown, reasonOf, type Ticket, ticketOf } from './line-town.ts'

type Work = {
  /** Processes on one database. */
  towns: readonly LineTown[]
  agents: number
  tickets: number
  /** Whatever else happens while people come. */
  besides?: () => Promise<void>
}

/**
 * Has people come, step back and give up while agents call, finish, transfer, put back and set aside, all at once, until nobody waits.
 * Expects that every ticket has ended once, and that no refusal was given but for acts on what had ended, or was elsewhere, meanwhile.
 */
export async function workTheLine({ towns, agents, tickets, besides = async () => {} }: Work): Promise<void> {
  const given: Ticket[] = []
  let hasCome = false
  const coming = Promise.all([come(towns, tickets, given), besides()]).then(() => {
    hasCome = true
  })
  const working = Array.from({ length: agents }, (_, index) =>
    work(townAt(towns, index), index, () => hasCome),
  )
  await Promise.all([coming, ...working])
  expect(given).toHaveLength(tickets)
  const rows = await townAt(towns, 0)
    .context.db.selectFrom('tickets')
    .select(['ticket_id', 'status'])
    .where(
      'ticket_id',
      'in',
      given.map(({ id }) => id),
    )
    .execute()
  expect(rows).toHaveLength(tickets)
  expect(rows.filter(({ status }) => status === 'WAITING' || status === 'CALLED')).toEqual([])
}

/** Has people come, some of whom step back, and some of whom give up. */
async function come(towns: readonly LineTown[], tickets: number, given: Ticket[]): Promise<void> {
  const atOnce = 25
  for (let come = 0; come < tickets; come += atOnce) {
    const group = Array.from({ length: Math.min(atOnce, tickets - come) }, async (_, index) => {
      const town = townAt(towns, index)
      const asked = town.agent()
      const ticket = ticketOf(await requestTicket(town.context, asked, { serviceId: 1 + (index % 3) }))
      given.push(ticket)
      const name = { id: ticket.id, token: ticket.token }
      const visitor = town.visitor()
      if (index % 5 === 0) maybe(await stepBack(town.context, visitor, name))
      if (index % 7 === 0) maybe(await cancelTicket(town.context, visitor, name))
    })
    await Promise.all(group)
  }
}

/** Works at a counter until nobody waits any more. */
async function work(town: LineTown, index: number, hasCome: () => boolean): Promise<void> {
  const counter = index + 1
  const { context } = town
  for (let turn = 0; ; turn += 1) {
    const isLast = hasCome()
    const called = await callNext(context, town.agent(), { locationId: 1, counter })
    if (called.ok && called.value.type === 'nothing_waiting') {
      if (isLast) return
      continue
    }
    const { id } = ticketOf(called)
    const asked = town.agent()
    const once = turn % 11
    if (once === 1) maybe(await markNoShow(context, asked, { id }))
    else if (once === 2) maybe(await transfer(context, asked, { id, serviceId: 1 + (turn % 3), note: 'x' }))
    else if (once === 3) maybe(await returnToLine(context, asked, { id }))
    else if (once === 4) {
      maybe(await hold(context, asked, { id }))
      maybe(await resume(context, asked, { id }))
      maybe(await finish(context, asked, { id }))
    } else {
      if (once === 5) maybe(await recall(context, asked, { id }))
      maybe(await finish(context, asked, { id }))
    }
  }
}

/** Lets pass that somebody was quicker; nothing else. */
function maybe(result: Result<unknown>): void {
  const reason = reasonOf(result)
  if (reason !== undefined) expect(reason).toBe('ticket_changed')
}

function townAt(towns: readonly LineTown[], index: number): LineTown {
  const town = towns[index % towns.length]
  if (!town) throw new Error('there is no town')
  return town
}
