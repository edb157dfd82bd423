import {
  attachToOwnBooking,
  detachFromOwnBooking,
  mostFileBytes,
} from '@rinda/client/bookings/own/own-attachment'
import type { BookingLink } from '@rinda/client/bookings/own/own-booking'
import type { Phrase } from '@rinda/contract/wire/json-api'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import type { ChosenFile } from './kept-file.ts'

export type Sent =
  | { kind: 'done' | 'gone' | 'tooLarge' | 'notSent' | 'notRemoved' }
  | { kind: 'refused'; info: Phrase | null }

/** Sends a file for a hold, or takes away the one that is there (null). */
export async function sendFile(link: BookingLink, file: ChosenFile | null): Promise<Sent> {
  if (file && file.size > mostFileBytes) return { kind: 'tooLarge' }
  const result = file?.content
    ? await attachToOwnBooking(visitorHttp, link, file.content, `${file.key} ${link.qtid}`)
    : await detachFromOwnBooking(visitorHttp, link)
  if (result.ok) return { kind: 'done' }
  const { failure } = result
  if (failure.kind === 'refused') {
    if (failure.status === 404 || failure.status === 409) return { kind: 'gone' }
    if (failure.status === 413) return { kind: 'tooLarge' }
    if (failure.status < 500) return { kind: 'refused', info: failure.info }
  }
  return { kind: file ? 'notSent' : 'notRemoved' }
}
