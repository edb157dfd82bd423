import { setTimeout as delay } from 'node:timers/promises'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { AnyMessage } from '../message.ts'
import type { NotifierContext } from '../notifier-context.ts'
import { claimDueMessages, keepMessage, type Outcome, settleMessage } from '../outbox-store.ts'
import { createPushSender } from '../push/push-sender.ts'
import { createMailer, senderOf } from './mailer.ts'
import type { Delivery, Send } from './send.ts'
import { createTextGateway } from './text-gateway.ts'

/** For so long a message is left to whoever took it; while it is being sent, they say again that they have it. */
const leaseMs = 2 * 60_000
const usualRenewMs = leaseMs / 4
const mostAtOnce = 10
/** Messages to phones that are on their way at a time: more, as each maker's push service answers in its own time, and somebody is called. */
const mostPushesAtOnce = 20
/** Pauses between tries in minutes; the last one is kept to. */
const pauses = [1, 2, 5, 10, 20, 30, 60]
/** Time in ms for which a stop waits for what is being sent. */
const mostWaitMs = 5_000
/** Tries after which a message is given up: more than a day of them. */
const mostTries = 30

/**
 * Makes what sends the messages that are due, each of which one process sends. Where it falls between sending and writing that down, it is sent
 * once more under the same name.
 */
export function createSending({ config, ...context }: NotifierContext, renewMs = usualRenewMs) {
  const { smtpUrl, smsUrl, publicUrl, port } = config
  const from = senderOf(config)
  const mailer = smtpUrl ? createMailer(smtpUrl) : undefined
  const gateway = smsUrl ? createTextGateway({ url: smsUrl, traced: context.traced }) : undefined
  const { db, clock } = context
  const isByHttps = publicUrl?.startsWith('https:')
  const pushSender = createPushSender({
    ...{ db, ownKeys: config.vapidKeys, mayBePrivate: config.mayCallPrivateUrls },
    subject: publicUrl && isByHttps ? publicUrl : `mailto:${from}`,
  })
  let isStopped = false
  const underWay = new Set<Promise<void>>()
  const pushing = new Set<Promise<void>>()
  const leaseFrom = (at: Date) => new Date(at.getTime() + leaseMs)

  /** Keeps others from a message for as long as it takes: a mail server may be slow with each of its answers. Gives back how to stop. */
  function keepFromOthers(message: AnyMessage): () => void {
    const scope = narrow(systemCaller.scope, message.companyId)
    const timer = setInterval(() => {
      if (!isStopped) keepMessage(db, scope, message, leaseFrom(clock())).catch(context.onFault)
    }, renewMs)
    timer.unref()
    return () => clearInterval(timer)
  }

  async function start(message: AnyMessage): Promise<void> {
    const one = sendOne({ ...context, mailer, gateway, pushSender, from, publicUrl, port }, message)
    underWay.add(one)
    const letGo = keepFromOthers(message)
    await one.finally(() => {
      letGo()
      underWay.delete(one)
    })
  }

  /** Begins to send what is due to phones, and waits for none of it: a push service that is slow keeps nobody else from hearing that they are called. */
  async function pushDue(now: Date): Promise<void> {
    while (!isStopped) {
      const most = mostPushesAtOnce - pushing.size
      const messages = await claimDueMessages(db, now, leaseFrom(clock()), { channel: 'push', most })
      for (const message of messages) {
        const one = start(message)
          .catch(context.onFault)
          .finally(() => pushing.delete(one))
        pushing.add(one)
      }
      if (messages.length < most) return
      await Promise.race(pushing)
    }
  }

  return {
    /** Sends what is due on one channel; the others wait for none of those who carry it. */
    async sendDue(channel: AnyMessage['channel'], now: Date): Promise<void> {
      if (channel === 'push') return await pushDue(now)
      while (!isStopped) {
        const messages = await claimDueMessages(db, now, leaseFrom(clock()), {
          channel,
          most: mostAtOnce,
        })
        await Promise.all(messages.map(start))
        if (messages.length < mostAtOnce) return
      }
    },
    /** Sends nothing more. What was claimed is still sent, unless that takes long: then it is tried again by whoever comes after. */
    async stop() {
      isStopped = true
      const cutOff = new AbortController()
      await Promise.race([
        Promise.allSettled(underWay),
        delay(mostWaitMs, undefined, { signal: cutOff.signal }).catch(() => {}),
      ])
      cutOff.abort()
      mailer?.close()
      await pushSender.close()
    },
  }
}

type SendingContext = Omit<NotifierContext, 'config'> & {
  mailer: Pick<ReturnType<typeof createMailer>, 'send'> | undefined
  gateway: { send: Send } | undefined
  /** Address from which mails are sent. */
  from: string
  pushSender: Pick<ReturnType<typeof createPushSender>, 'send'>
  publicUrl: string | undefined
  port: number | undefined
}

async function sendOne(context: SendingContext, message: AnyMessage): Promise<void> {
  const { db, clock, onFault } = context
  const delivery = await deliver(context, message, clock()).catch((error: unknown): Delivery => {
    onFault(error, { message: message.messageId })
    return { kind: 'failed', fault: 'A fault of ours: see the log.' }
  })
  await settleMessage(
    db,
    narrow(systemCaller.scope, message.companyId),
    message,
    outcomeOf(message, delivery, clock()),
  )
}

async function deliver(context: SendingContext, message: AnyMessage, now: Date): Promise<Delivery> {
  const { mailer, gateway } = context
  if (message.channel === 'push') return await context.pushSender.send(message, now)
  if (!(message.channel === 'email' ? mailer : gateway)) return noWay(message.channel)
  const { writtenOf } = await import('./written.ts')
  const written = await writtenOf(context, message, now)
  if ('fault' in written) return { kind: 'pointless', ...written }
  if ('letter' in written) return mailer ? await mailer.send(written.letter) : noWay('email')
  return gateway ? await gateway.send(written.facts, now) : noWay('sms')
}

function noWay(channel: string): Delivery {
  return { kind: 'failed', fault: `No way to send by ${channel} is set up.` }
}

/** Gives what becomes of a message after a try. */
function outcomeOf({ attempts }: Pick<AnyMessage, 'attempts'>, delivery: Delivery, now: Date): Outcome {
  if (delivery.kind === 'sent') return { kind: 'sent', at: now }
  if (delivery.kind === 'pointless') return { kind: 'dead', fault: delivery.fault, isUndelivered: false }
  if (delivery.kind === 'refused' || attempts >= mostTries)
    return { kind: 'dead', fault: delivery.fault, isUndelivered: true }
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1
  return { kind: 'again', fault: delivery.fault, at: new Date(now.getTime() + minutes * 60_000) }
}
