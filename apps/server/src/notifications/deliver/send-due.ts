import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Channel, Message, TicketMessage } from '../message.ts'
import type { NotifierContext } from '../notifier-context.ts'
import { claimDueMessages, type Outcome, settleMessage } from '../outbox-store.ts'
import { createPushSender } from '../push/push-sender.ts'
import { standsAt } from '../reminders/reminder-store.ts'
import { factsOf } from './facts.ts'
import { createMailer, senderOf } from './mailer.ts'
import type { Delivery, Send } from './send.ts'
import { createTextGateway } from './text-gateway.ts'

/** For so long a message is left to whoever took it. */
const leaseMs = 2 * 60_000
const mostAtOnce = 10
/** Pauses between tries in minutes; the last one is kept to. */
const pauses = [1, 2, 5, 10, 20, 30, 60]
/** Tries after which a message is given up: more than a day of them. */
const mostTries = 30

type Senders = Partial<Record<Channel, Send>>

/**
 * Makes what sends the messages that are due, each of which one process sends. Where it falls between sending and writing that down, it is sent
 * once more under the same name.
 */
export function createSending({ config, ...context }: NotifierContext) {
  const { smtpUrl, smsUrl, publicUrl, port } = config
  const from = senderOf(config)
  const mailer = smtpUrl ? createMailer({ url: smtpUrl, from }) : undefined
  const senders: Senders = {
    ...(mailer ? { email: mailer.send } : {}),
    ...(smsUrl ? { sms: createTextGateway({ url: smsUrl, traced: context.traced }).send } : {}),
  }
  const { db, clock } = context
  const isByHttps = publicUrl?.startsWith('https:')
  const pushSender = createPushSender({
    ...{ db, ownKeys: config.vapidKeys, mayBePrivate: config.mayCallPrivateUrls },
    subject: publicUrl && isByHttps ? publicUrl : `mailto:${from}`,
  })
  let isStopped = false
  return {
    async sendDue(now: Date): Promise<void> {
      while (!isStopped) {
        const messages = await claimDueMessages(db, now, new Date(clock().getTime() + leaseMs), mostAtOnce)
        await Promise.all(
          messages.map((message) => sendOne({ ...context, senders, pushSender, publicUrl, port }, message)),
        )
        if (messages.length < mostAtOnce) return
      }
    },
    async stop() {
      isStopped = true
      mailer?.close()
      await pushSender.close()
    },
  }
}

type SendingContext = Omit<NotifierContext, 'config'> & {
  senders: Senders
  pushSender: Pick<ReturnType<typeof createPushSender>, 'send'>
  publicUrl: string | undefined
  port: number | undefined
}

async function sendOne(context: SendingContext, message: Message | TicketMessage): Promise<void> {
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

async function deliver(
  context: SendingContext,
  message: Message | TicketMessage,
  now: Date,
): Promise<Delivery> {
  if (message.channel === 'push') return await context.pushSender.send(message, now)
  const send = context.senders[message.channel]
  if (!send) return { kind: 'failed', fault: `No way to send by ${message.channel} is set up.` }
  const { content, companyId, bookingId } = message
  const [time] = content.times
  if (message.kind === 'reminder' && time) {
    const scope = narrow(systemCaller.scope, companyId)
    const stands = await standsAt(context.db, scope, bookingId, new Date(time.startsAt))
    if (!stands) return { kind: 'refused', fault: 'The visit was moved or has ended meanwhile.' }
  }
  const facts = await factsOf(context, message, now)
  return facts ? await send(facts, now) : { kind: 'refused', fault: 'The location is gone.' }
}

/** Gives what becomes of a message after a try. */
function outcomeOf({ attempts }: Pick<Message, 'attempts'>, delivery: Delivery, now: Date): Outcome {
  if (delivery.kind === 'sent') return { kind: 'sent', at: now }
  if (delivery.kind === 'refused' || attempts >= mostTries) return { kind: 'dead', fault: delivery.fault }
  const minutes = pauses[Math.min(attempts, pauses.length) - 1] ?? 1
  return { kind: 'again', fault: delivery.fault, at: new Date(now.getTime() + minutes * 60_000) }
}
