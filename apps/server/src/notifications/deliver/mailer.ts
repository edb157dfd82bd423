import type { Transporter } from 'nodemailer'
import type { Letter } from './letter.ts'
import { type Delivery, faultOf } from './send.ts'

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
export function createMailer(url: string): { send(letter: Letter): Promise<Delivery>; close(): void } {
  let opening: Promise<Transporter> | undefined
  return {
    async send(letter) {
      opening ??= openTransport(url)
      const transport = await opening
      try {
        await transport.sendMail(letter)
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

/** Only a no to this address or this message is for good (RFC 5321, 4.2.1): one to us may be mended by the operator. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isForGood = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
  return { kind: isForGood ? 'refused' : 'failed', fault: faultOf(error) }
}
