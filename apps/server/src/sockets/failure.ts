import { type Envelope, type FailureData, failureType, type Trace } from '@rinda/contract/wire/envelope'
import { codeOfReason, type Refused } from '@rinda/contract/wire/refusals'
import { refusalText } from '../edge/refusal-text.ts'

/** A refused request as the socket says it: the named failure, its code and its text in each language. */
export function failureOf(
  type: string,
  trace: Trace | undefined,
  { refusals }: Refused,
  /** Name under which the log has a fault of ours. */
  id?: string,
): Omit<Envelope<string, FailureData>, 'trace'> & { trace?: Trace } {
  const [first] = refusals
  const data: FailureData = {
    code: codeOfReason[first.reason],
    info: refusalText(first),
    ...(id === undefined ? {} : { id }),
    ...(first.field === undefined ? {} : { field: first.field }),
    ...(first.dates === undefined ? {} : { dates: first.dates }),
    ...(first.retryAfterSeconds === undefined ? {} : { retryAfter: first.retryAfterSeconds }),
  }
  return { ...(trace === undefined ? {} : { trace }), type: failureType(type), data }
}

/** A refused handshake, as Socket.IO hands it to the client. */
export function connectError(refused: Refused): Error {
  const { data } = failureOf('handshake', undefined, refused)
  return Object.assign(new Error(data.info.en), { data })
}
