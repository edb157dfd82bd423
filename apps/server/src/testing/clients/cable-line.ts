import { WebSocket } from 'ws'

export type CableFrame = {
  type?: string
  identifier?: string
  reason?: string
  reconnect?: boolean
  message?: { type: string; trace?: string; data: unknown }
}
type LineOptions = { cookie?: string; headers?: Record<string, string>; protocols?: string[]; path?: string }

/** A bare line to the cable: what a client of no library sends and hears. Pings are left out of `frames`. */
export type CableLine = {
  socket: WebSocket
  frames: CableFrame[]
  send(frame: unknown): void
  /** Waits for a frame that fits, among those heard and those to come. */
  hears(fits: (frame: CableFrame) => boolean): Promise<CableFrame>
  /** The first of the pings. */
  beat: Promise<CableFrame>
  /** The code with which the line was closed, once it is. */
  closed: Promise<number>
}

export async function openCableLine(url: string, options: LineOptions = {}): Promise<CableLine> {
  const { cookie, headers, protocols = ['actioncable-v1-json'], path = '/cable' } = options
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocols, {
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  })
  const frames: CableFrame[] = []
  const waiting = new Set<() => void>()
  const { promise: beat, resolve: hearBeat } = Promise.withResolvers<CableFrame>()
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as CableFrame
    if (frame.type === 'ping') {
      hearBeat(frame)
      return
    }
    frames.push(frame)
    for (const look of waiting) look()
  })
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.on('error', reject)
  })
  return {
    socket,
    frames,
    closed,
    beat,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    hears: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find(fits)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
  }
}

/** Makes the identifier of a client's subscription to the portal's channel. */
export function portalChannel(session = 'a tab'): string {
  return JSON.stringify({ channel: 'PortalChannel', session })
}

/** A line that is subscribed. */
export async function subscribed(
  url: string,
  cookie: string,
  identifier = portalChannel(),
): Promise<CableLine> {
  const line = await openCableLine(url, { cookie })
  line.send({ command: 'subscribe', identifier })
  await line.hears((frame) => frame.type === 'confirm_subscription')
  return line
}

/** The frame of an action on a subscription. */
export function actionFrame(data: object, identifier = portalChannel()) {
  return { command: 'message', identifier, data: JSON.stringify(data) }
}
