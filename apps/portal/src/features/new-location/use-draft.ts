import { makeId } from '@rinda/live/make-id'
import { useRef, useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { waysInOf } from '../../session/ways-in.ts'
import { emptyDraft, isTouched, type NewLocation } from './draft.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'

/** Keeps what was typed on this device, with every change. */
export function useDraft(point: NewLocation['point']) {
  const { user, locations } = useSession()
  const own = (locations.data ?? []).filter(({ companyId }) => companyId === user.company.id)
  const fresh = () => emptyDraft(makeId(), point, waysInOf(own))
  const [found] = useState(() => readDraft(user.id))
  const [draft, setDraft] = useState<NewLocation>(() => found ?? fresh())

  // What is saved takes a while, and more may be typed meanwhile.
  const latest = useRef(draft)

  function change(part: Partial<NewLocation>): NewLocation {
    const next = { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    keepDraft(user.id, next)
    return next
  }
  return {
    draft,
    /** True when a location that was begun before is continued. */
    isResumed: found !== null && isTouched(found),
    change,
    /** Forgets it, on purpose or since it is finished. */
    forget() {
      forgetDraft(user.id)
      latest.current = fresh()
      setDraft(latest.current)
    },
  }
}
