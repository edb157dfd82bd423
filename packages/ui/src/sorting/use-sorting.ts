import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followPointer } from './follow-pointer.ts'
import { movedTo, placeAfter } from './places.ts'

/** Texts that are read aloud while something is moved; places are counted from 1. */
export type SortWords = {
  taken: (name: string, place: number, count: number) => string
  moved: (name: string, place: number, count: number) => string
  dropped: (name: string, place: number, count: number) => string
  putBack: (name: string) => string
}

type Item = { readonly id: number; readonly name: string }
type Held = { readonly id: number; readonly place: number; readonly by: 'pointer' | 'keys' }

/** The order of a list while one of its items is led elsewhere, by pointer or by keys. */
export function useSorting<Each extends Item>({
  list,
  items,
  words,
  onMove,
}: {
  list: RefObject<HTMLElement | null>
  items: readonly Each[]
  words: SortWords
  onMove: (id: number, place: number) => void
}) {
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const placeOf = (id: number) => items.findIndex((item) => item.id === id)
  const nameOf = (id: number) => items[placeOf(id)]?.name ?? ''
  const say = (what: 'taken' | 'moved' | 'dropped', { id, place }: Held) =>
    setSaid(words[what](nameOf(id), place + 1, items.length))

  const take = (id: number, by: Held['by']): Held => {
    const taken = { id, place: placeOf(id), by }
    setHeld(taken)
    say('taken', taken)
    return taken
  }
  const lead = (from: Held, to: number): Held => {
    const place = Math.min(Math.max(to, 0), items.length - 1)
    if (place === from.place) return from
    const led = { ...from, place }
    setHeld(led)
    say('moved', led)
    return led
  }
  const drop = (at: Held) => {
    setHeld(null)
    say('dropped', at)
    if (at.place !== placeOf(at.id)) onMove(at.id, at.place)
  }
  const putBack = ({ id }: Held) => {
    setHeld(null)
    setSaid(words.putBack(nameOf(id)))
  }

  const onPointerDown = (id: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary || !list.current || held) return
    let now = take(id, 'pointer')
    stop.current = followPointer(event.currentTarget, event.pointerId, {
      move: (y) => {
        const box = list.current?.getBoundingClientRect()
        if (box) now = lead(now, Math.floor(((y - box.top) / box.height) * items.length))
      },
      drop: () => drop(now),
      putBack: () => putBack(now),
    })
  }

  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    const isHeld = held?.id === id && held.by === 'keys'
    const to = isHeld ? placeAfter(event.key, held.place, items.length) : null
    if (event.key === ' ' || event.key === 'Enter') isHeld ? drop(held) : take(id, 'keys')
    else if (isHeld && event.key === 'Escape') putBack(held)
    else if (isHeld && to !== null) lead(held, to)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    order: held ? movedTo(items, placeOf(held.id), held.place) : items,
    held: held?.id ?? null,
    said,
    handleOf: (id: number) => ({
      onPointerDown: onPointerDown(id),
      onKeyDown: onKeyDown(id),
      onBlur: () => held?.by === 'keys' && held.id === id && putBack(held),
    }),
  }
}
