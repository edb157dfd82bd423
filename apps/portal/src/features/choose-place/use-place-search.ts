import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { mapQuery, placesQuery } from './map-query.ts'

const askAfterMs = 250

/**
 * Keeps the text that is searched for and finds its places: towns while it is typed, and all that the
 * geocoder knows once `ask` was called.
 */
export function usePlaceSearch() {
  const { language } = useLatePhrases('newLocation')
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [asked, setAsked] = useState<string | null>(null)
  const [settled] = useDebouncedValue(text.trim(), askAfterMs)
  const { data: map } = useQuery(mapQuery)
  const findsAddresses = map?.finds_addresses ?? false
  const isAsked = findsAddresses && asked === text.trim() && asked !== ''
  const sought = isAsked ? text.trim() : settled
  const { data, isFetching, isError } = useQuery(placesQuery({ text: sought, language, isTyping: !isAsked }))
  const places = sought.length >= 2 && data ? data.places : []

  return {
    text,
    places,
    meta: data?.meta,
    isOpen: isOpen && text.trim().length >= 2,
    active: Math.min(active, places.length - 1),
    isFetching: isFetching || sought !== text.trim(),
    isError,
    findsAddresses,
    setActive,
    close: () => setOpen(false),
    open: () => setOpen(true),
    type(next: string) {
      setText(next)
      setActive(-1)
      setOpen(true)
    },
    /** Asks for all that is known, not only for towns. */
    ask() {
      setAsked(text.trim())
      setActive(-1)
      setOpen(true)
    },
    /** Something was chosen: its name stands in the field. */
    settle(name: string) {
      setText(name)
      setOpen(false)
      setActive(-1)
    },
  }
}
