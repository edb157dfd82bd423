import { useLayoutEffect, useState } from 'react'

/** The ways in which the screen can be drawn besides the usual one. */
export const modes = ['larger', 'contrast', 'lower'] as const
export type Mode = (typeof modes)[number]
type Chosen = { readonly [Each in Mode]: boolean }

const usual: Chosen = { larger: false, contrast: false, lower: false }

/** Keeps which ways of drawing are chosen; they hold for the whole page, its background and its size of letters included. */
export function useModes(): { chosen: Chosen; toggle: (mode: Mode) => void; reset: () => void } {
  const [chosen, setChosen] = useState(usual)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.kiosk = modes.filter((mode) => chosen[mode]).join(' ')
    return () => {
      delete dataset.kiosk
    }
  }, [chosen])
  return {
    chosen,
    toggle: (mode) => setChosen((before) => ({ ...before, [mode]: !before[mode] })),
    reset: () => setChosen(usual),
  }
}
