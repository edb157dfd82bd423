import { useEffect, useRef } from 'react'

/** A key that does something on this screen, as `?` lists it. `key` as KeyboardEvent names it: 't', 'ArrowLeft', '/'. */
export type KeyBinding = {
  readonly key: string
  readonly label: string
  readonly run: () => void
  readonly isEverywhere?: boolean
}

const bound = new Set<{ current: readonly KeyBinding[] }>()

let doLettersRest = false

/** Has keys of one letter or sign rest, or act again: WCAG 2.1.4 asks for a way to turn them off. */
export function restLetters(rest: boolean): void {
  doLettersRest = rest
}

/** All keys that do something now. */
export function listKeys(): readonly KeyBinding[] {
  return [...bound].flatMap((bindings) => bindings.current)
}

/** Binds keys while the component is there. They rest while someone types, or while a dialog is open. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const own = useRef(bindings)
  useEffect(() => {
    own.current = bindings
  })
  useEffect(() => {
    if (bound.size === 0) document.addEventListener('keydown', onKeyDown)
    bound.add(own)
    return () => {
      bound.delete(own)
      if (bound.size === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
  const binding = listKeys().find(({ key }) => isPressed(event, key))
  if (!binding || (doLettersRest && binding.key.length === 1)) return
  event.preventDefault()
  if (mayGoOn(event)) binding.run()
}

/** A key that is held down does its act once; arrows alone go on, as nothing is done by them. */
function mayGoOn({ repeat, key }: KeyboardEvent): boolean {
  return !repeat || key.startsWith('Arrow')
}

/** Letters also count by their place: on a Cyrillic layout the key of `t` writes `е`. */
export function isPressed(event: Pick<KeyboardEvent, 'key' | 'code'>, key: string): boolean {
  if (event.key === key || event.key.toLowerCase() === key) return true
  const isLatin = /^[\u0020-\u024f]$/.test(event.key)
  return !isLatin && /^[a-z]$/.test(key) && event.code === `Key${key.toUpperCase()}`
}

/** Places in which any key may mean something: a field, a list, a menu. */
const taking =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="listbox"], [role="menu"], dialog'
/** Things that the space bar presses. */
const pressed = 'input, button, a[href], summary'

/** Tells whether the key belongs to what has the focus, or to a dialog that is open. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (target instanceof Element) {
    if (target.closest(taking)) return true
    if (key === ' ' && target.closest(pressed)) return true
    // Arrows choose among the choices.
    if (key.startsWith('Arrow') && target.closest('[type="radio"]')) return true
  }
  return document.querySelector('dialog[open], [role="dialog"]') !== null
}
