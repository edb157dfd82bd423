import type { BookingLink } from '@rinda/client/bookings/own/own-booking'
import type { Phrase } from '@rinda/contract/wire/json-api'
import { makeId } from '@rinda/live/make-id'
import { useRef, useState } from 'react'
import { type ChosenFile, type FileThere, keepFile, keptFile } from './kept-file.ts'
import type { Sent } from './send-file.ts'

/** Reason why a file did not go along: of its size, of what it is (in the server's words), of the line, or because its content is known here no more. */
export type FileFault = {
  readonly why: 'tooLarge' | 'refused' | 'notSent' | 'notRemoved' | 'chooseAgain'
  readonly info?: Phrase | null
  /** Keeps from booking, so that whoever wants to is led to it. */
  readonly isInTheWay: boolean
}

/** Keeps the file that goes along with a booking. It is on its way as soon as it is chosen, and stays chosen whatever else is refused. */
export function useAttachment() {
  const [chosen, setChosen] = useState<ChosenFile | null>(() => chosenBefore(keptFile()))
  const [there, setThere] = useState(keptFile)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [isSending, setSending] = useState(false)
  const now = useRef({ chosen, there, isRefused: false })
  const underWay = useRef<Promise<unknown>>(Promise.resolve())

  function note(next: FileThere | null) {
    now.current.there = next
    keepFile(next)
    setThere(next)
  }
  function fail(why: FileFault['why'], isInTheWay: boolean, info: Phrase | null = null): false {
    setFault({ why, info, isInTheWay })
    return false
  }

  /** Sees to it that the server has for a hold what is chosen here; false where that could not be done, or the file is none of those that it takes. */
  async function bring(link: BookingLink, isInTheWay: boolean): Promise<boolean> {
    const { chosen: file, there: known, isRefused } = now.current
    const isThere = known?.qtid === link.qtid
    if (isThere ? known.key === file?.key : file === null) return true
    // It was said already; whoever books in spite of that is led there.
    if (isRefused) {
      setFault((old) => old && { ...old, isInTheWay })
      return false
    }
    if (file?.content === null) return fail('chooseAgain', isInTheWay)
    setSending(true)
    const sent = await send(link, file)
    setSending(false)
    if (file !== now.current.chosen) return await bring(link, isInTheWay)
    if (sent.kind === 'done') {
      note(file && { qtid: link.qtid, key: file.key, name: file.name, size: file.size })
      setFault(null)
      return true
    }
    // The hold is over or is a booking by now: what comes next tells.
    if (sent.kind === 'gone') return true
    now.current.isRefused = sent.kind === 'tooLarge' || sent.kind === 'refused'
    return fail(sent.kind, isInTheWay, sent.kind === 'refused' ? sent.info : null)
  }
  /** One after the other: what was chosen last is what stays. */
  function bringInTurn(link: BookingLink, isInTheWay: boolean): Promise<boolean> {
    const turn = underWay.current.then(() => bring(link, isInTheWay))
    underWay.current = turn.catch(() => {})
    return turn
  }

  function choose(content: File | null, link: BookingLink | null) {
    const next = content && { key: makeId(), name: content.name, size: content.size, content }
    now.current.chosen = next
    now.current.isRefused = false
    setChosen(next)
    setFault(null)
    if (link) void bringInTurn(link, false)
  }
  return {
    chosen,
    fault,
    isSending,
    isThereFor: (qtid: string | undefined) => there?.qtid === qtid && there?.key === chosen?.key,
    choose,
    /** The same before it is booked: what is wrong is in the way then. */
    bring: (link: BookingLink) => bringInTurn(link, true),
  }
}

async function send(link: BookingLink, file: ChosenFile | null): Promise<Sent> {
  try {
    const { sendFile } = await import('./send-file.ts')
    return await sendFile(link, file)
  } catch {
    // The code for it did not come either.
    return { kind: 'notSent' }
  }
}

function chosenBefore(there: FileThere | null): ChosenFile | null {
  return there && { key: there.key, name: there.name, size: there.size, content: null }
}
