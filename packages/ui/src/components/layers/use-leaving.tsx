import { type ReactNode, useRef, useState } from 'react'
import { UnsavedForms } from '../../unsaved-forms.ts'
import { LeaveQuestion } from './leave-question.tsx'

type Form = {
  isOpen: boolean
  /** Data that has been entered. */
  typed?: unknown
  onClose: () => void
}

/**
 * The way out of what lies over the page: at once while nothing was put in that is not saved, else after a question. `around` gives the
 * parts inside a way to say that theirs is not saved, and has the question beside them.
 */
export function useLeaving({ isOpen, typed, onClose }: Form): {
  leave: () => void
  around: (content: ReactNode) => ReactNode
} {
  const [isAsking, setAsking] = useState(false)
  const [unsaved] = useState(() => new Set<string>())
  const now = JSON.stringify(typed)
  const atFirst = useRef(now)
  if (!isOpen) atFirst.current = now
  const leave = () => {
    if (now === atFirst.current && unsaved.size === 0) onClose()
    else setAsking(true)
  }
  const around = (content: ReactNode) => (
    <UnsavedForms value={unsaved}>
      {content}
      <LeaveQuestion
        isOpen={isAsking && isOpen}
        onLeave={() => {
          setAsking(false)
          onClose()
        }}
        onStay={() => setAsking(false)}
      />
    </UnsavedForms>
  )
  return { leave, around }
}
