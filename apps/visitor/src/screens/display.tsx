import { isId } from '@rinda/client/http/ids'
import { useEffect, useState } from 'react'
import { DisplayFrame } from '../features/call-board/display-frame.tsx'
import { OnlyText } from '../features/call-board/only-text.tsx'
import { bringDisplayTexts, type DisplayTexts } from '../features/call-board/use-turn.ts'
import { useSaidCalls } from '../features/say-calls/use-said-calls.ts'
import { useBoard } from '../queue/use-board.ts'
import { useLocationLine } from '../session/line/use-location-line.ts'
import { useReloadWhenQuiet } from '../session/version/use-outdated.ts'
import { visitorSession } from '../session/visitor-session.ts'

const bringing = bringDisplayTexts()
/** Time in ms after a call in which the page is not loaded again. */
const quietMs = 30_000

/** The call display of a location: who is called where, who is next, and calls said aloud. */
export default function DisplayScreen({ id }: { id: number }) {
  const [texts, setTexts] = useState<DisplayTexts | null>(null)
  useEffect(() => void bringing.then(setTexts), [])
  if (!texts) return null
  return isId(id) ? <Display {...{ id, texts }} /> : <OnlyText texts={texts} says="placeUnknown" />
}

function Display({ id, texts }: { id: number; texts: DisplayTexts }) {
  const { location, face, socket, connection } = useLocationLine(id, visitorSession())
  const sound = useSaidCalls()
  const isOnline = connection.state === 'online'
  const { board, isRead, now } = useBoard(id, { socket, isOnline }, sound.voice)
  const lastCall = board.called[0]?.calledAt ?? 0
  useReloadWhenQuiet(() => isOnline && sound.isQuiet() && now - lastCall > quietMs)

  if (!location) return <OnlyText texts={texts} says={face === 'unknown' ? 'placeUnknown' : 'loading'} />
  return (
    <DisplayFrame
      {...{ location, board, isRead, now, texts }}
      line={connection.state}
      onTurnOnSound={sound.isBlocked ? sound.turnOn : null}
    />
  )
}
