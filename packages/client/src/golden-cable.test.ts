/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { createCable } from '@anycable/core'
import actionCable from '@rails/actioncable'
import type { BookingResource } from '@rinda/contract/booking/booking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingOf } from './bookings/booking-view.ts'

/** The frozen frames of the cable, played to the libraries that speak its subprotocol: what they make of them, this client must understand. */

type Frame = {
  type?: string
  reason?: string
  reconnect?: boolean
  identifier?: string
  message?: { type: string; data: unknown }
}
type Message = { type: string; data: unknown }

const folder = new URL('../../contract/golden/cable/', import.meta.url)
const names = readdirSync(folder).map((file) => file.replace('.json', ''))
const frame = (name: string): Frame =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Frame
const endings = names.filter((name) => name.startsWith('disconnect'))
const subscription = JSON.parse(frame('confirm_subscription').identifier ?? '') as { session: string }

/** A line that answers each word with the frozen frames, and then says the last one. */
function playedLine(ending?: string) {
  return class PlayedSocket {
    static readonly OPEN = 1
    static readonly CLOSED = 3
    readyState = 0
    readonly url: string
    readonly protocol = 'actioncable-v1-json'
    onopen?: () => void
    onmessage?: (event: object) => void
    onclose?: (event: object) => void
    onerror?: (event: object) => void
    constructor(url: string) {
      this.url = url
      queueMicrotask(() => {
        this.readyState = 1
        this.onopen?.()
        this.play('welcome', 'ping')
      })
    }
    play(...played: string[]): void {
      for (const name of played) this.onmessage?.({ data: JSON.stringify(frame(name)) })
    }
    send(text: string): void {
      const { command, identifier, data } = JSON.parse(text) as Record<
        'command' | 'identifier' | 'data',
        string
      >
      queueMicrotask(() => {
        if (command === 'subscribe')
          this.play(identifier.includes('Portal') ? 'confirm_subscription' : 'reject_subscription')
        if (command !== 'message') return
        this.play(
          ...(data.includes('erase') ? ['ERASE_FAILED'] : ['bookings', 'booking', 'GET_BOOKINGS_FAILED']),
        )
        if (ending) this.play(ending)
      })
    }
    close(): void {
      if (this.readyState === 3) return
      this.readyState = 3
      this.onclose?.({ code: 1000, reason: '', wasClean: true })
    }
  }
}

/** Reads a message of the channel. */
function understand({ type, data }: Message): void {
  if (type.endsWith('_FAILED')) {
    const { code, info } = data as { code: string; info: object }
    expect([code, Object.keys(info).sort()]).toEqual(['invalid', ['en', 'lv', 'ru']])
    return
  }
  const bookings = [data].flat() as BookingResource[]
  expect(bookings.length).toBeGreaterThan(0)
  for (const one of bookings) expect(bookingOf(one).id).toBe(one.id)
}

const told = ['bookings', 'booking', 'GET_BOOKINGS_FAILED']

describe('@rails/actioncable', () => {
  beforeAll(() => {
    // It expects a page around it.
    Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} })
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'removeEventListener')
  })

  it.each(endings)('hears what is told, and ends with %s', async (ending) => {
    actionCable.adapters.WebSocket = playedLine(ending)
    const consumer = actionCable.createConsumer('ws://played.example/cable')
    const messages: Message[] = []
    const isComingBack = await new Promise((resolve) => {
      const asked = consumer.subscriptions.create(
        { channel: 'PortalChannel', session: subscription.session },
        {
          connected: () => void asked.perform('get_bookings', {}),
          disconnected: ({ willAttemptReconnect }) => resolve(willAttemptReconnect ?? false),
          received: (message) => void messages.push(message as Message),
        },
      )
    })
    consumer.disconnect()
    expect(messages.map(({ type }) => type)).toEqual(told)
    messages.forEach(understand)
    expect(isComingBack).toBe(frame(ending).reconnect)
  })
})

describe('@anycable/core', () => {
  const connect = () =>
    createCable('ws://played.example/cable', { websocketImplementation: playedLine(), logLevel: 'error' })

  it('hears what is told', async () => {
    const cable = connect()
    const channel = cable.subscribeTo('PortalChannel', { session: subscription.session })
    const messages: Message[] = []
    const all = new Promise<void>((resolve) => {
      channel.on('message', (message) => {
        messages.push(message as unknown as Message)
        if (messages.length === told.length + 1) resolve()
      })
    })
    await channel.ensureSubscribed()
    await channel.perform('get_bookings', {})
    await channel.perform('erase', {})
    await all
    cable.disconnect()
    expect(messages.map(({ type }) => type)).toEqual([...told, 'ERASE_FAILED'])
    messages.forEach(understand)
  })

  it('is told that a channel is not there', async () => {
    const cable = connect()
    const other = cable.subscribeTo('OtherChannel')
    await expect(other.ensureSubscribed()).rejects.toThrow('Rejected')
    cable.disconnect()
  })
})

it('every frozen frame is played', () => {
  const played = ['welcome', 'ping', 'confirm_subscription', 'reject_subscription', 'ERASE_FAILED', ...told]
  expect([...played, ...endings].sort()).toEqual(names.sort())
})
