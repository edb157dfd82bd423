import { useCallback, useEffect, useRef, useState } from 'react'
import type { Voice } from '../../queue/use-board.ts'
import { type CallQueue, createCallQueue } from './call-queue.ts'
import { createPlayer, type Player } from './player.ts'
import { spokenLanguages } from './spoken-languages.ts'

/** Says calls one after another, as far as the browser allows it: it may want a click or a key before it lets a page sound. */
export function useSaidCalls() {
  const [isBlocked, setBlocked] = useState(false)
  const queue = useRef<CallQueue>(null)
  const player = useRef<Player>(null)

  useEffect(() => {
    if (!('AudioContext' in window)) return
    const made = createPlayer(spokenLanguages(location.search), (isAllowed) => setBlocked(!isAllowed))
    player.current = made
    queue.current = createCallQueue(made.say, (error) => console.warn('a call was not said', error))
    void made.turnOn()
    const turnOn = () => void made.turnOn()
    document.addEventListener('pointerdown', turnOn)
    document.addEventListener('keydown', turnOn)
    return () => {
      document.removeEventListener('pointerdown', turnOn)
      document.removeEventListener('keydown', turnOn)
      made.close()
      player.current = null
      queue.current = null
    }
  }, [])

  const [voice] = useState<Voice>(() => ({
    say: (call) => queue.current?.add(call),
    leaveOut: (isOver) => queue.current?.leaveOut(isOver),
  }))
  const turnOn = useCallback(() => void player.current?.turnOn(), [])
  const isQuiet = useCallback(() => queue.current?.isQuiet() ?? true, [])
  return { isBlocked, voice, turnOn, isQuiet }
}
