import { Redis, type RedisOptions } from 'ioredis'
import { z } from 'zod'
import { reasonOf } from '../start-refusal.ts'
import type { Signal, SignalMessage } from './signal.ts'

export type RedisSignal = Signal & {
  close(): void
}

const number = z.int().min(0)
const message = z.union([
  z.object({ type: z.literal('company_stands'), companyId: number, seq: number }),
  z.object({ type: z.literal('platform_stands'), seq: number }),
]) satisfies z.ZodType<SignalMessage>

/** A machine that is gone answers nothing: this often it is asked whether it is still there, and an answer takes no longer than this. */
const askEveryMs = 5_000
const patienceMs = 3_000
const firstWaitMs = 100
const longestWaitMs = 2_000

const unknownReason = 'it closed the connection'
const meanwhile =
  'Until then each node serves its own clients, and reads every few seconds what the others did.'

/** Nothing is kept for later: a hint that comes late is worth nothing. */
const settings = {
  // Where its answers and what is published share no connection, any version and any proxy of Redis will do.
  protocol: 2,
  replyMapping: 'legacy',
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  connectTimeout: patienceMs,
  commandTimeout: patienceMs,
  retryStrategy: (attempts) => Math.min(firstWaitMs * 2 ** attempts, longestWaitMs),
} satisfies RedisOptions

/**
 * Joins the nodes of an installation over Redis' publish and subscribe. Waits for the first answer of Redis, or that there is none; from
 * then on it comes and goes, and `log` is told. Installations that share a Redis have each a number of its own in the URL, as for databases.
 */
export async function openRedisSignal(url: string, log: (line: string) => void): Promise<RedisSignal> {
  const { host, pathname } = new URL(url)
  const channel = `rinda${pathname.replace(/^\/?$/, '/0')}`
  const listeners = new Set<(message: SignalMessage) => Promise<void>>()
  const gapListeners = new Set<() => void>()
  const sender = new Redis(url, settings)
  const receiver = new Redis(url, settings)
  const known = Promise.withResolvers<void>()
  /** Undefined until it is known for the first time. */
  let isJoined: boolean | undefined
  let isClosed = false
  let reason = unknownReason

  function become(joined: boolean): void {
    if (isClosed || joined === isJoined) return
    if (joined && isJoined === false) log(`REDIS_URL: the Redis at ${host} is back.`)
    if (!joined)
      log(`REDIS_URL: the Redis at ${host} is away, and is sought until it is back: ${reason}. ${meanwhile}`)
    isJoined = joined
    reason = unknownReason
    known.resolve()
    if (joined) for (const listener of gapListeners) listener()
  }

  async function join(): Promise<void> {
    try {
      await receiver.subscribe(channel)
      await sender.ping()
      become(true)
    } catch (error) {
      doubt(error)
    }
  }

  /** Begins anew with both lines: each comes back by itself, and the one that comes last joins. */
  function doubt(error: unknown): void {
    reason = reasonOf(error)
    if (isClosed) return
    for (const line of [sender, receiver]) if (line.status === 'ready') line.disconnect(true)
    become(false)
  }

  for (const line of [sender, receiver]) {
    line.on('error', (error) => {
      reason = reasonOf(error)
    })
    line.on('close', () => become(false))
    line.on('ready', () => {
      if (sender.status === 'ready' && receiver.status === 'ready') void join()
    })
    // It is tried again by itself.
    line.connect().catch(() => {})
  }
  receiver.on('message', (_channel: string, text: string) => {
    const received = read(text)
    if (received) for (const listener of listeners) void listener(received)
  })
  const asking = setInterval(() => {
    if (isJoined) Promise.all([sender.ping(), receiver.ping()]).catch(doubt)
  }, askEveryMs)
  await known.promise

  return {
    send(message) {
      if (isJoined) sender.publish(channel, JSON.stringify(message)).catch(() => {})
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => void gapListeners.delete(listener)
    },
    isJoined: () => isJoined === true,
    close() {
      isClosed = true
      clearInterval(asking)
      sender.disconnect()
      receiver.disconnect()
    },
  }
}

/** Somebody else may write to that channel too. */
function read(text: string): SignalMessage | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
