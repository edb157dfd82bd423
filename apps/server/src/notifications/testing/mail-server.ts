import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real mail server that takes what it is sent; `refuses` has it say no to a recipient, with the code of that. */
export type MailServer = {
  url: string
  mails: ParsedMail[]
  refuses: (recipient: string) => number | null
  /** Has the server answer nothing about a recipient until then. */
  until: Promise<void>
  /** Number of messages that were offered, taken or not. */
  offered: number
  close(): Promise<void>
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, answer) {
      started.offered += 1
      const code = started.refuses(address)
      const refusal = code === null ? null : Object.assign(new Error('Not this one'), { responseCode: code })
      void started.until.then(() => answer(refusal))
    },
    onData(stream, _session, answer) {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail)
          answer()
        },
        (error: Error) => answer(error),
      )
    },
  })
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', () => listening())
  })
  const started: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuses: () => null,
    until: Promise.resolve(),
    offered: 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return started
}
