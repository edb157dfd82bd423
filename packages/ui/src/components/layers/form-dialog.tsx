import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  title: string
  saveLabel: string
  cancelLabel: string
  isBusy: boolean
  /**
   * Data that has been entered: once it differs from the beginning, Escape, the cross and a click beside ask
   * before it is lost.
   */
  typed?: unknown
  /** Answers whether it was saved; the dialog then closes, else it stays as it is. */
  onSave: () => Promise<boolean>
  onClosed: () => void
  /** Fault of the form as a whole. */
  fault?: { title: string; text: string } | undefined
  /** Another act, at the far end of the foot; gets the way to close. */
  aside?: ((close: () => void) => ReactNode) | undefined
  children: ReactNode
}

/** A form in a dialog of its own, open from the beginning: saves with Enter, and keeps what was typed when that fails. */
export function FormDialog(props: FormDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <Dialog
      title={props.title}
      isOpen={isOpen}
      typed={props.typed}
      onClose={close}
      onClosed={props.onClosed}
      footer={
        <div className={styles.foot}>
          <div className={styles.aside}>{props.aside?.(close)}</div>
          <Button onClick={close}>{props.cancelLabel}</Button>
          <Button kind="primary" type="submit" form={id} isBusy={props.isBusy}>
            {props.saveLabel}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!props.isBusy) void props.onSave().then((isSaved) => isSaved && close())
        }}
      >
        {props.fault && (
          <p role="alert" className={styles.fault}>
            <strong>{props.fault.title}</strong>
            <span>{props.fault.text}</span>
          </p>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
