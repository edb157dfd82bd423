import { use, useEffect, useRef } from 'react'
import { DisplayFrame } from '../features/call-board/display-frame.tsx'
import { OnlyText } from '../features/call-board/only-text.tsx'
import { bringDisplayTexts } from '../features/call-board/use-turn.ts'
import { useSaidCalls } from '../features/say-calls/use-said-calls.ts'
import { useBoard } from '../queue/use-board.ts'
import { useLocationLine } from '../session/use-location-line.ts'
import { useOutdated } from '../session/use-outdated.ts'
import { visitorSession } from '../session/visitor-session.ts'

const bringing = bringDisplayTexts()
/** Time in ms after a call in which the page is not loaded again, and the time between two looks. */
const quietMs = 30_000
const lookMs = 1_000

/** The call display of a location: who is called where, who is next, and calls said aloud. */
export default function DisplayScreen({ id }: { id: number }) {
  const texts = use(bringing)
  const { location, face, socket, connection } = useLocationLine(id, visitorSession())
  const sound = useSaidCalls()
  const isOnline = connection.state === 'online'
  const { board, isRead, now } = useBoard(id, { socket, isOnline }, sound.say)
  const lastCall = board.called[0]?.calledAt ?? 0
  useRenewal(() => isOnline && sound.isQuiet() && now - lastCall > quietMs)

  if (!location) return <OnlyText texts={texts} says={face === 'unknown' ? 'placeUnknown' : 'loading'} />
  return (
    <DisplayFrame
      {...{ location, board, isRead, now, texts }}
      line={connection.state}
      onTurnOnSound={sound.isBlocked ? sound.turnOn : null}
    />
  )
}

/** Loads the page again once the server has a newer one, at a moment at which nobody is being called. */
function useRenewal(isQuiet: () => boolean): void {
  const isOutdated = useOutdated()
  const asked = useRef(isQuiet)
  asked.current = isQuiet
  useEffect(() => {
    if (!isOutdated) return
    const timer = setInterval(() => {
      if (asked.current()) location.reload()
    }, lookMs)
    return () => clearInterval(timer)
  }, [isOutdated])
}
