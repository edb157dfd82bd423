import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'

type Pushed = {
  /** Name of the browser, as its address says. */
  name: string
  headers: Record<string, string>
  /** Content as the browser decrypts it. */
  payload: { title: string; body: string; lang: string; tag: string; path: string }
}

/** A push service and the browsers that have subscribed at it: takes what it is sent, and decrypts it as they would. */
export type PushService = {
  pushed: Pushed[]
  /** Status that it answers to a browser's messages, at once or later. */
  answers: (name: string) => number | Promise<number>
  /** Has a browser subscribe: what its page sends us. */
  subscribe(name: string): { endpoint: string; p256dh: string; auth: string }
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const name = request.url?.slice(1) ?? ''
      const browser = browsers.get(name)
      if (!browser) return void response.writeHead(404).end()
      const status = service.answers(name)
      const { keys, auth } = browser
      const options = { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') }
      const text = ece.decrypt(Buffer.concat(chunks), options).toString()
      const headers = request.headers as Record<string, string>
      service.pushed.push({ name, headers, payload: JSON.parse(text) as Pushed['payload'] })
      Promise.resolve(status).then((code) => response.writeHead(code).end())
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    pushed: [],
    answers: () => 201,
    subscribe(name) {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      browsers.set(name, { keys, auth })
      return { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url') }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return service
}

/** Reads who says that a message is theirs, and for whom, once the signature is found to be that of the key beside it (RFC 8292). */
export function signedBy(authorization: string): { key: string; audience: string; subject: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is not that of the key.')
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }
  return { key, audience: aud, subject: sub }
}
