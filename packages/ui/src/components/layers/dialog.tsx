import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
import { useLeaving } from './use-leaving.tsx'

type DialogProps = DialogFrameProps & {
  /**
   * Data that has been entered: once it differs from the beginning, Escape, the cross and a click beside ask
   * before it is lost.
   */
  typed?: unknown
}

/** A dialog over the page: traps focus, gives it back, closes by Escape, and asks first where that would lose something. */
export function Dialog({ typed, ...frame }: DialogProps) {
  const { leave, around } = useLeaving({ ...frame, typed })
  return around(<DialogFrame {...frame} onClose={leave} />)
}
