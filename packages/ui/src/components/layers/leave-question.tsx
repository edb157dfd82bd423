import { Button } from '../buttons/button.tsx'
import { useLookLabels } from '../rinda-provider.tsx'
import { DialogFrame } from './dialog-frame.tsx'

/** Asks before what was put in, and is not saved, would be lost. */
export function LeaveQuestion(props: { isOpen: boolean; onLeave: () => void; onStay: () => void }) {
  const labels = useLookLabels()
  return (
    <DialogFrame
      title={labels.leaveTitle}
      isNarrow
      isOpen={props.isOpen}
      onClose={props.onStay}
      footer={
        <>
          <Button kind="danger" onClick={props.onLeave}>
            {labels.leave}
          </Button>
          <Button kind="primary" data-autofocus onClick={props.onStay}>
            {labels.stay}
          </Button>
        </>
      }
    >
      {labels.leaveText}
    </DialogFrame>
  )
}
