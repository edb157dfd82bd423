import type { Transporter } from 'nodemailer'
import type { Facts } from './facts.ts'
import { type Delivery, faultOf, type Send } from './send.ts'

/** Time in ms in which a mail server answers. */
const patienceMs = 20_000

type Sender = {
  mailFrom?: string | undefined
  smtpUrl?: string | undefined
  publicUrl?: string | undefined
}

/** Address from which visitors are written to; where none is set nobody reads what is sent there. */
export function senderOf({ mailFrom, smtpUrl = 'smtp://rinda.invalid', publicUrl }: Sender): string {
  if (mailFrom) return mailFrom
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `no-reply@${publicUrl ? new URL(publicUrl).hostname : hostname}`
}

/** Makes who sends e-mail through a server (`smtp://user:password@host:587`). The programs for it are loaded with the first one. */
export function createMailer({ url, from }: { url: string; from: string }): { send: Send; close(): void } {
  let opening: Promise<Transporter> | undefined
  return {
    async send(facts, now) {
      opening ??= openTransport(url)
      const transport = await opening
      try {
        await transport.sendMail(await mailFrom(facts, from, now))
        return { kind: 'sent' }
      } catch (error) {
        return deliveryOf(error)
      }
    },
    close() {
      void opening?.then((transport) => transport.close())
    },
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  })
}

async function mailFrom(facts: Facts, from: string, now: Date) {
  const [{ mailOf }, { calendarFile }] = await Promise.all([
    import('./mail-of.ts'),
    import('./calendar-file.ts'),
  ])
  const { subject, text, html } = mailOf(facts)
  const calendar = calendarFile(facts, from, now)
  const paper = await paperOf(facts, now)
  return {
    from: { name: facts.company, address: from },
    to: facts.recipient,
    ...(facts.email ? { replyTo: { name: facts.company, address: facts.email } } : {}),
    subject,
    text,
    html,
    ...(calendar ? { icalEvent: { ...calendar, filename: 'rinda.ics' } } : {}),
    ...(paper ? { attachments: [paper] } : {}),
    // Whoever is sent it twice, as somebody fell after sending it, has it once.
    messageId: `<${facts.id}@${from.slice(from.indexOf('@') + 1)}>`,
    ...(facts.optOut
      ? { list: { unsubscribe: `${facts.optOut.origin}/api/visit/opt_outs/${facts.optOut.token}` } }
      : {}),
    headers: {
      ...(facts.optOut ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

/** The paper of a visit that stands, or has a new time; none of a series, whose visits have a code each. */
async function paperOf(facts: Facts, now: Date) {
  const [time, ...others] = facts.times
  const { kind } = facts
  if (!time || others.length > 0 || !(kind === 'confirmed' || kind === 'moved')) return null
  const { drawConfirmation } = await import('../confirmation/draw.ts')
  const content = await drawConfirmation({ ...facts, ...time, isPending: false }, now)
  return { filename: 'rinda.pdf', contentType: 'application/pdf', content }
}

/** Only a no to this address or this message is for good (RFC 5321, 4.2.1): one to us may be mended by the operator. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isForGood = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
  return { kind: isForGood ? 'refused' : 'failed', fault: faultOf(error) }
}
