import { useState } from 'react'
import { isSame, mergeDrafts } from './merge-drafts.ts'

type State<Draft> = {
  readonly base: Draft
  readonly draft: Draft
  readonly conflicts: readonly (keyof Draft)[]
  readonly isMerged: boolean
}

/**
 * Keeps what is typed while others save the same thing: what was not touched shows the new state, the rest stays as it was typed, and what both
 * changed waits in `conflicts` for a decision. Nothing is followed while `isHeld`.
 */
export function useFollowedDraft<Draft extends object>(current: Draft, isHeld = false) {
  const [state, setState] = useState<State<Draft>>({
    ...{ base: current, draft: current, conflicts: [], isMerged: false },
  })
  if (!isHeld && !isSame(state.base, current)) setState(followed(state, current))

  return {
    ...state,
    /** Puts what is typed; a field that both changed is decided by it. */
    change: (part: Partial<Draft>) =>
      setState((before) => ({
        ...before,
        draft: { ...before.draft, ...part },
        conflicts: before.conflicts.filter((name) => !(name in part)),
      })),
    settle: (name: keyof Draft, isTheirs: boolean) =>
      setState((before) => ({
        ...before,
        draft: isTheirs ? { ...before.draft, [name]: before.base[name] } : before.draft,
        conflicts: before.conflicts.filter((one) => one !== name),
      })),
  }
}

function followed<Draft extends object>(before: State<Draft>, theirs: Draft): State<Draft> {
  const { draft, conflicts } = mergeDrafts(before.base, before.draft, theirs)
  // What is not settled yet stays to be asked about, unless they have come to the same.
  const open = before.conflicts.filter((name) => !isSame(draft[name], theirs[name]))
  return {
    ...{ base: theirs, draft, conflicts: [...new Set([...open, ...conflicts])] },
    isMerged: before.isMerged || conflicts.length > 0 || !isSame(before.draft, draft),
  }
}
