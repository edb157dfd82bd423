import type { Booking } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { useMachine } from '@rinda/live/use-machine'
import { useMemo, useRef } from 'react'
import type { BlockStart, TimeRange } from '../../../features/block-time/time-range.ts'
import type { BookingForm } from '../../../features/book-visitor/use-book-visitor.ts'
import type { TimeQuestion } from '../../../features/explain-time/question.ts'
import { closed, completed, faded, type Layer, type Layers, opened, openKinds } from './layers.ts'

/** Dialogs in which something is done with bookings, and what each is about. */
export type Subjects = {
  readonly show: ShortBooking
  readonly book: BookingForm
  readonly pick: TimeRange
  readonly block: BlockStart
  readonly move: Booking
  readonly cancel: Booking
  readonly explain: TimeQuestion
}

/** Functions that open and close the dialogs; they stay the same from one drawing to the next. */
export type LayerActs = {
  /** Gives the id of what was opened. */
  readonly open: <Kind extends keyof Subjects>(kind: Kind, subject: Subjects[Kind]) => number
  /** More is known of what an open dialog is about. Where another was opened meanwhile it changes nothing. */
  readonly complete: <Kind extends keyof Subjects>(kind: Kind, id: number, subject: Subjects[Kind]) => void
  readonly close: (kind: keyof Subjects) => void
}

/** Dialog as it is shown, with what it calls when it is closed and when it has faded. */
export type ShownLayer<Kind extends keyof Subjects> = Layer<Subjects[Kind]> & {
  /** Another dialog lies over this one and has the keys. */
  readonly isCovered: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

const step = (layers: Layers<Subjects>, act: (layers: Layers<Subjects>) => Layers<Subjects>) => act(layers)

/** Keeps the dialogs that lie over the views. */
export function useLayers() {
  const { state, send } = useMachine(step, (): Layers<Subjects> => ({}))
  const count = useRef(0)
  const acts = useMemo<LayerActs>(
    () => ({
      open: (kind, subject) => {
        count.current += 1
        const id = count.current
        send((layers) => opened(layers, kind, id, subject))
        return id
      },
      complete: (kind, id, subject) => void send((layers) => completed(layers, kind, id, subject)),
      close: (kind) => void send((layers) => closed(layers, kind)),
    }),
    [send],
  )
  const kinds = openKinds(state)
  const layerOf = <Kind extends keyof Subjects>(kind: Kind): ShownLayer<Kind> | null => {
    const layer: Layer<Subjects[Kind]> | undefined = state[kind]
    if (!layer) return null
    return {
      ...layer,
      isCovered: layer.isOpen && kinds.at(-1) !== kind,
      onClose: () => acts.close(kind),
      onClosed: () => void send((layers) => faded(layers, kind)),
    }
  }
  return { acts, layerOf, hasOpen: kinds.length > 0 }
}
