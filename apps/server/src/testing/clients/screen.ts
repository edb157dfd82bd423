import { io, type Socket } from 'socket.io-client'
import type { Message, SignedInPerson } from './test-portal.ts'

/** A portal that somebody looks at: what it shows of a location from a day on, kept by what it receives, never loaded anew. */
export type Screen = {
  socket: Socket
  /** The bookings shown, each with its status; sorted. */
  shown(): string[]
  /** Every type of message that came about this booking, as it came. */
  receivedOf(qtid: string): string[]
  /** Waits until what it missed is there. */
  caughtUp(): Promise<void>
  /** Goes to sleep as a laptop does: hears nothing, and does not know it. */
  sleep(): void
  /** Wakes up, maybe elsewhere. */
  wake(url: string): Promise<void>
  close(): void
}

type Booking = { attributes: { qtid: string; status: string } }
type Look = { locationId: number; date: string; days: number }

let screens = 0

/** Opens one, and waits until it shows what there is. It comes back by itself, as our portal does, and asks for what it missed. */
export async function openScreen(
  url: string,
  { token, companyId }: SignedInPerson,
  look: Look,
): Promise<Screen> {
  screens += 1
  const auth = {
    ...{ client: 'portal', companyId, version: '1', secret: { key: '' } },
    ...{ session: `screen-${screens}`, user: { token } },
  }
  const statuses = new Map<string, { seq: number; status: string }>()
  const received: { qtid: string; type: string }[] = []
  /** All up to this number is known; undefined before the first list. */
  let known: number | undefined
  let traces = 0
  let isCatchingUp: Promise<void> = Promise.resolve()

  function take({ type, seq = 0, data }: Message): void {
    const booking = data.data as Booking | undefined
    const qtid = booking?.attributes?.qtid
    if (!booking || qtid === undefined) return
    received.push({ qtid, type })
    if ((statuses.get(qtid)?.seq ?? -1) < seq) statuses.set(qtid, { seq, status: booking.attributes.status })
  }

  function connect(to: string): Socket {
    const socket = io(to, {
      path: '/booking',
      transports: ['websocket'],
      reconnectionDelay: 50,
      reconnectionDelayMax: 500,
      forceNew: true,
      auth,
    })
    let isWhole = false
    let newest = known ?? 0
    socket.on('portal', (message: Message) => {
      if (message.trace !== undefined) return
      take(message)
      newest = Math.max(newest, message.seq ?? 0)
      if (isWhole) known = newest
    })
    const ask = (type: string, data: object) =>
      new Promise<Message>((resolve) => {
        traces += 1
        const trace = `${auth.session} ${traces}`
        const listen = (message: Message) => {
          if (message.trace !== trace) return
          socket.off('portal', listen)
          resolve(message)
        }
        socket.on('portal', listen)
        socket.emit('portal', { trace, type, data })
      })
    const catchUp = async () => {
      if (known === undefined) {
        const { seq = 0, data } = await ask('get_bookings', look)
        const list = (data.data as { data: Booking[] }).data
        for (const { attributes } of list) statuses.set(attributes.qtid, { seq, status: attributes.status })
        newest = Math.max(newest, seq)
      } else {
        const { data } = await ask('get_changes', { since: known })
        if (data.reset) throw new Error('too much was missed')
        for (const message of data.data as Message[]) take(message)
        newest = Math.max(newest, data.seq as number)
      }
      known = newest
      isWhole = true
    }
    socket.on('connect', () => {
      isWhole = false
      isCatchingUp = catchUp()
    })
    socket.on('disconnect', (reason) => {
      isWhole = false
      if (reason === 'io server disconnect') socket.connect()
    })
    return socket
  }

  let socket = connect(url)
  const isBack = (one: Socket) => new Promise<void>((resolve) => one.once('connect', () => resolve()))
  await isBack(socket)
  await isCatchingUp
  return {
    get socket() {
      return socket
    },
    shown: () => [...statuses].map(([qtid, { status }]) => `${qtid} ${status}`).sort(),
    receivedOf: (qtid) => received.filter((one) => one.qtid === qtid).map(({ type }) => type),
    caughtUp: () => isCatchingUp,
    sleep() {
      socket.off('portal')
      socket.disconnect()
    },
    async wake(to) {
      socket = connect(to)
      await isBack(socket)
      await isCatchingUp
    },
    close: () => void socket.disconnect(),
  }
}
