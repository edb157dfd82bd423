import { createCable } from '@anycable/core'
import actionCable, { type Consumer } from '@rails/actioncable'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { book, bookingDay, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** The clients of the npm registry that speak the subprotocol, as their users use them. */

type Heard = { type: string; trace?: string; data: { attributes: { qtid: string } }[] }
let world: World
let anna: SignedInPerson
let portal: TestPortal
let booked: { qtid: string }
let free = 0

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  booked = await book(portal, slotAt('08:00'))
})
afterAll(() => world.close())

const cableUrl = () => `${world.url.replace('http', 'ws')}/cable`
const nextSlot = () => slotAt(`${10 + free++}:00`)
const qtidsOf = ({ data }: Heard) => [data].flat().map(({ attributes }) => attributes.qtid)

/** A browser sends the cookie by itself; here somebody has to. */
function browserSocket(cookie: string) {
  return class extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie, origin: world.url } })
    }
  }
}

/** Collects what was heard so far, and waits for more. */
function inbox<Item>() {
  const items: Item[] = []
  const waiting = new Set<() => void>()
  return {
    items,
    add(item: Item) {
      items.push(item)
      for (const look of waiting) look()
    },
    until: (fits: (item: Item) => boolean) =>
      new Promise<Item>((resolve) => {
        const look = () => {
          const found = items.find(fits)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
  }
}

describe('@rails/actioncable', () => {
  const consumers: Consumer[] = []
  beforeAll(() => {
    // It expects a page around it.
    Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })
  })
  afterEach(() => {
    for (const consumer of consumers.splice(0)) consumer.disconnect()
  })

  function subscribe(cookie: string, channel: object = { channel: 'PortalChannel', session: 'rails' }) {
    actionCable.adapters.WebSocket = browserSocket(cookie)
    const consumer = actionCable.createConsumer(cableUrl())
    consumers.push(consumer)
    const events = inbox<string>()
    const messages = inbox<Heard>()
    const subscription = consumer.subscriptions.create(channel, {
      connected: ({ reconnected }) => events.add(reconnected ? 'reconnected' : 'connected'),
      disconnected: ({ willAttemptReconnect }) => events.add(`disconnected ${willAttemptReconnect ?? false}`),
      rejected: () => events.add('rejected'),
      received: (message) => messages.add(message as Heard),
    })
    return { subscription, events, messages }
  }

  test('subscribes, asks for a week, and hears each change', async () => {
    const { subscription, events, messages } = subscribe(anna.cookie)
    await events.until((event) => event === 'connected')
    subscription.perform('get_bookings', { date: bookingDay, days: 7, locationId: 1, trace: 'week' })
    const week = await messages.until((message) => message.trace === 'week')
    expect(week.type).toBe('bookings')
    expect(qtidsOf(week)).toContain(booked.qtid)
    const held = await lock(portal, nextSlot())
    const change = await messages.until(({ type }) => type === 'booking')
    expect(qtidsOf(change)).toEqual([held.qtid])
  })

  test('is rejected from a channel that is not there', async () => {
    const { events } = subscribe(anna.cookie, { channel: 'OtherChannel' })
    await events.until((event) => event === 'rejected')
  })

  test('who is not signed in is told not to come back', async () => {
    const { events } = subscribe('')
    await events.until((event) => event.startsWith('disconnected'))
    expect(events.items).toEqual(['disconnected false'])
  })
})

describe('@anycable/core', () => {
  const cables: { disconnect(): void }[] = []
  afterEach(() => {
    for (const cable of cables.splice(0)) cable.disconnect()
  })

  function connect(cookie: string) {
    const cable = createCable(cableUrl(), {
      websocketImplementation: browserSocket(cookie),
      logLevel: 'error',
    })
    cables.push(cable)
    return cable
  }

  test('subscribes, asks for a week, and hears each change', async () => {
    const channel = connect(anna.cookie).subscribeTo('PortalChannel', { session: 'any' })
    const messages = inbox<Heard>()
    channel.on('message', (message) => messages.add(message as unknown as Heard))
    await channel.ensureSubscribed()
    await channel.perform('get_bookings', { date: bookingDay, days: 7, locationId: 1, trace: 'week' })
    const week = await messages.until((message) => message.trace === 'week')
    expect(qtidsOf(week)).toContain(booked.qtid)
    const held = await lock(portal, nextSlot())
    const change = await messages.until(({ type }) => type === 'booking')
    expect(qtidsOf(change)).toEqual([held.qtid])
  })

  test('hears the beat of the server, in whole seconds', async () => {
    const cable = connect(anna.cookie)
    const beats = inbox<unknown>()
    cable.on('keepalive', (message) => beats.add(message))
    await cable.connect()
    expect(await beats.until((beat) => beat !== undefined)).toBe(morning.getTime() / 1000)
  })

  test('is rejected from a channel that is not there, and turned away without a session', async () => {
    const channel = connect(anna.cookie).subscribeTo('OtherChannel')
    await expect(channel.ensureSubscribed()).rejects.toThrow('Rejected')
    await expect(connect('').connect()).rejects.toMatchObject({ reason: 'unauthorized' })
  })
})
