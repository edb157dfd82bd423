import { useState } from 'react'
import { useSession } from '../../session/session.tsx'

/** With another form of what is kept comes another name: what an older portal kept is not read. */
const nameFor = (personId: string, name: string) => `rinda.company-set-up.1.${personId}.${name}`

/**
 * Keeps what was typed at a step, and is not saved yet, on this device: only what differs, so that all else shows what others save meanwhile.
 */
export function useKeptTyped<Typed extends object>(name: string) {
  const { user } = useSession()
  const key = nameFor(user.id, name)
  const [found] = useState(() => readKept<Typed>(key))
  const [typed, setTyped] = useState<Partial<Typed>>(found ?? {})
  return {
    typed,
    /** True when something that was begun before is gone on with. */
    isResumed: found !== null,
    type(part: Partial<Typed>) {
      setTyped((before) => {
        const next = { ...before, ...part }
        keep(key, next)
        return next
      })
    },
    forget() {
      localStorage.removeItem(key)
      setTyped({})
    },
  }
}

function readKept<Typed extends object>(key: string): Partial<Typed> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Typed> | null
  } catch {
    return null
  }
}

function keep(key: string, typed: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // A full or forbidden store is no reason to stop typing.
  }
}
