import type { CallRules } from '../waiting-ticket.ts'
import type { LineToDraw } from './line-to-draw.ts'

/** Numbers of one draw, to be filled in before it is run. Instants are milliseconds since the epoch. */
export type Drawn = {
  /** By ticket: how long it keeps a counter (no time where its holder is gone), and when it comes (never: Infinity). */
  takes: Float64Array
  comesAt: Float64Array
  /** By ticket: when its holder leaves the line, unless they are called before; nobody does where it is missing. */
  leavesAt?: Float64Array
  /** By counter, and for one that opens later. */
  freeAt: Float64Array
  /** Moments at which a counter opens, and at which one closes; in their order. */
  opens: number[]
  closes: number[]
}

/** Moments of calls: by ticket, and by service somebody who joined now. NaN: never. */
export type Called = { tickets: Float64Array; newcomers: Float64Array }

/** Standing of a run at a moment, so that it can be taken up again, more than once and in more than one way. */
export type StoodAt = {
  gone: Uint8Array
  nextLasting: Int32Array
  nextRight: Int32Array
  inRow: Int32Array
  desks: readonly number[]
  called: Float64Array
}

const never = Number.POSITIVE_INFINITY

/**
 * Runs lines forward through the rule of `call-order.ts`, as `run-forward.ts` does, but with what may come and go, and without making anything
 * anew from draw to draw.
 */
export class ForwardDraw {
  readonly called: Called
  private readonly line: LineToDraw
  private readonly rules: CallRules
  private readonly gone: Uint8Array
  private readonly nextLasting: Int32Array
  private readonly nextRight: Int32Array
  private readonly inRow: Int32Array
  /** By service: appointments that somebody who joined now would have let pass, once nobody else stands in line. */
  private readonly passed: Int32Array
  private desks: { freeAt: number; lines: Int32Array }[] = []
  private first = -1
  private firstIsAhead = false
  private right = -1
  private waits = -1
  private waitsPlace = never

  constructor(line: LineToDraw, rules: CallRules) {
    this.line = line
    this.rules = rules
    this.gone = new Uint8Array(line.tickets.length)
    this.nextLasting = new Int32Array(line.lasting.length)
    this.nextRight = new Int32Array(line.lasting.length)
    this.inRow = new Int32Array(line.inRow)
    this.passed = new Int32Array(line.services.length)
    this.called = {
      tickets: new Float64Array(line.tickets.length),
      newcomers: new Float64Array(line.services.length),
    }
  }

  /** Runs the line forward with the numbers of a draw. `called` is overwritten by the next one. */
  run(drawn: Drawn): Called {
    this.begin(drawn)
    return this.goOn(drawn, never)
  }

  /** Tells where the run stands, for `takeUp`. */
  stoodAt(): StoodAt {
    return {
      ...{
        gone: this.gone.slice(),
        nextLasting: this.nextLasting.slice(),
        nextRight: this.nextRight.slice(),
      },
      ...{ inRow: this.inRow.slice(), called: this.called.tickets.slice() },
      desks: this.desks.map(({ freeAt }) => freeAt),
    }
  }

  /** Takes a run up where it stood. All counters are alike: each calls from the lines of one that opens later. */
  takeUp(stood: StoodAt): void {
    this.gone.set(stood.gone)
    this.nextLasting.set(stood.nextLasting)
    this.nextRight.set(stood.nextRight)
    this.inRow.set(stood.inRow)
    this.called.tickets.set(stood.called)
    const lines = this.line.linesOfDesk.at(-1) as Int32Array
    this.desks = stood.desks.map((freeAt) => ({ freeAt, lines }))
  }

  /** Number of counters that call. */
  get open(): number {
    return this.desks.length
  }

  /** Goes on until a moment, from which on nothing is done yet. `drawn.opens` and `drawn.closes` are those of this stretch of time. */
  goOn(drawn: Drawn, until: number): Called {
    let [opened, closed] = [0, 0]
    for (;;) {
      const desk = this.firstFree()
      const at = desk < 0 ? never : (this.desks[desk]?.freeAt as number)
      const [opens, closes] = [drawn.opens[opened] ?? never, drawn.closes[closed] ?? never]
      if (Math.min(at, opens, closes) >= until) return this.called
      if (desk >= 0 && Math.min(opens, closes) <= at) {
        if (opens <= closes) {
          opened++
          this.desks.push({ freeAt: opens, lines: this.line.linesOfDesk.at(-1) as Int32Array })
        } else {
          closed++
          if (this.closeOne() || opens === never) continue
          opened++
          this.pauseLast(opens)
        }
        continue
      }
      const own = this.desks[desk]
      if (!own) return this.called
      this.choose(own.lines, at, drawn.comesAt)
      if (this.waits < 0) this.noteNobody(own.lines, at, this.right >= 0)
      if (this.first < 0) {
        const next = this.nextToCome(own.lines, at, drawn.comesAt)
        if (next === never) this.desks.splice(desk, 1)
        else own.freeAt = next
        continue
      }
      this.take(own.lines, at)
      const hasLeft = drawn.leavesAt !== undefined && at > (drawn.leavesAt[this.first] as number)
      own.freeAt = hasLeft ? at : at + (drawn.takes[this.first] as number)
    }
  }

  /** Begins a run anew. */
  begin({ freeAt }: Pick<Drawn, 'freeAt'>): void {
    this.gone.fill(0)
    this.nextLasting.fill(0)
    this.nextRight.fill(0)
    this.passed.fill(0)
    this.inRow.set(this.line.inRow)
    this.called.tickets.fill(Number.NaN)
    this.called.newcomers.fill(Number.NaN)
    const count = this.line.linesOfDesk.length - 1
    this.desks = []
    for (let desk = 0; desk < count; desk++)
      this.desks.push({
        freeAt: freeAt[desk] as number,
        lines: this.line.linesOfDesk[desk] as Int32Array,
      })
  }

  private firstFree(): number {
    let found = -1
    let at = never
    for (let index = 0; index < this.desks.length; index++) {
      const { freeAt } = this.desks[index] as { freeAt: number }
      if (freeAt < at) {
        at = freeAt
        found = index
      }
    }
    return found
  }

  /** A counter closes as its visit is over: the last one whose lines others call from too. */
  private closeOne(): boolean {
    for (let index = this.desks.length - 1; index > 0; index--) {
      const { lines } = this.desks[index] as { lines: Int32Array }
      const isNeeded = lines.some(
        (line) =>
          this.isInUse(line) && !this.desks.some((other, of) => of !== index && other.lines.includes(line)),
      )
      if (isNeeded) continue
      this.desks.splice(index, 1)
      return true
    }
    return false
  }

  /** Lets the last one be away until another would have opened, where each is needed. */
  private pauseLast(till: number): void {
    const last = this.desks.at(-1)
    if (last) last.freeAt = Math.max(last.freeAt, till)
  }

  private isInUse(line: number): boolean {
    return (this.line.lasting[line]?.length ?? 0) + (this.line.rights[line]?.length ?? 0) > 0
  }

  /** Finds whom a counter calls at a moment: `first`, and among whom it is chosen. */
  private choose(lines: Int32Array, at: number, comesAt: Float64Array): void {
    const { lasting, rights } = this.line
    this.right = -1
    this.waits = -1
    let most = 0
    for (let index = 0; index < lines.length; index++) {
      const line = lines[index] as number
      const inRow = this.inRow[line] as number
      if (inRow > most) most = inRow
      const own = lasting[line] as Int32Array
      const next = this.nextLasting[line] as number
      const first = own[next]
      if (first !== undefined && (comesAt[first] as number) <= at)
        this.offerPlace(first, this.placeOf(first, comesAt))
      if ((this.nextRight[line] as number) < (rights[line] as Int32Array).length)
        this.lookAtRights(line, at, comesAt)
    }
    const isLinesTurn =
      this.right < 0 || this.right === this.waits || most >= this.rules.mostAppointmentsInRow
    this.first = this.waits >= 0 && isLinesTurn ? this.waits : this.right
    this.firstIsAhead = this.first !== this.waits && this.waits >= 0
  }

  private placeOf(ticket: number, comesAt: Float64Array): number {
    return ticket < this.line.present ? (this.line.place[ticket] as number) : (comesAt[ticket] as number)
  }

  private offerPlace(ticket: number, place: number): void {
    const isFirst = this.waits < 0 || place < this.waitsPlace
    if (!isFirst && (place !== this.waitsPlace || ticket > this.waits)) return
    this.waits = ticket
    this.waitsPlace = place
  }

  private lookAtRights(line: number, at: number, comesAt: Float64Array): void {
    const { windowBeforeMs, graceMs } = this.rules
    const rights = this.line.rights[line] as Int32Array
    let next = this.nextRight[line] as number
    while (next < rights.length && this.gone[rights[next] as number] === 1) next++
    this.nextRight[line] = next
    for (let index = next; index < rights.length; index++) {
      const ticket = rights[index] as number
      const comes = comesAt[ticket] as number
      if (this.gone[ticket] === 1 || comes > at) continue
      const appointment = this.line.appointmentAt[ticket] as number
      const isByRight = at >= appointment - windowBeforeMs && comes <= appointment + graceMs
      if (isByRight && this.isEarlier(ticket, appointment, comesAt)) this.right = ticket
      if (!isByRight || at >= appointment + graceMs) this.offerPlace(ticket, this.placeOf(ticket, comesAt))
    }
  }

  private isEarlier(ticket: number, appointment: number, comesAt: Float64Array): boolean {
    if (this.right < 0) return true
    const other = this.line.appointmentAt[this.right] as number
    if (appointment !== other) return appointment < other
    const [place, before] = [this.placeOf(ticket, comesAt), this.placeOf(this.right, comesAt)]
    return place < before || (place === before && ticket < this.right)
  }

  private take(lines: Int32Array, at: number): void {
    const ticket = this.first
    this.called.tickets[ticket] = at
    this.gone[ticket] = 1
    const line = this.line.lineOf[ticket] as number
    if (this.line.lasting[line]?.[this.nextLasting[line] as number] === ticket)
      this.nextLasting[line] = (this.nextLasting[line] as number) + 1
    for (let index = 0; index < lines.length; index++) {
      const key = lines[index] as number
      this.inRow[key] = this.firstIsAhead ? (this.inRow[key] as number) + 1 : 0
    }
  }

  /** Nobody stands in line here: whoever joined now would be called, unless an appointment goes past them. */
  private noteNobody(lines: Int32Array, at: number, isAppointment: boolean): void {
    const { services, lineOfService } = this.line
    const { newcomers } = this.called
    for (let index = 0; index < services.length; index++) {
      if (!Number.isNaN(newcomers[index])) continue
      if (!lines.includes(lineOfService.get(services[index] as number) as number)) continue
      const passed = this.passed[index] as number
      if (isAppointment && passed < this.rules.mostAppointmentsInRow) this.passed[index] = passed + 1
      else newcomers[index] = at
    }
  }

  private nextToCome(lines: Int32Array, at: number, comesAt: Float64Array): number {
    let next = never
    for (const line of lines) {
      const lasting = this.line.lasting[line]?.[this.nextLasting[line] as number]
      const comesNext = lasting === undefined ? never : (comesAt[lasting] as number)
      if (comesNext > at && comesNext < next) next = comesNext
      for (const ticket of this.line.rights[line] as Int32Array) {
        const comes = comesAt[ticket] as number
        if (this.gone[ticket] === 0 && comes > at && comes < next) next = comes
      }
    }
    return next
  }
}
