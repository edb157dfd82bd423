import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useEscape } from '../../use-escape.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLookLabels } from '../rinda-provider.tsx'
import styles from './bottom-sheet.module.css'

/**
 * A sheet that comes up over the page of a phone, open for as long as it is drawn. The browser's own dialog: it keeps the focus, and
 * gives it back. Closes by Escape, by a tap beside it, and by the way back.
 */
export function BottomSheet(props: {
  title: string
  /** Called once it is closed, by whatever way. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}) {
  const labels = useLookLabels()
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  useEscape(true, close)

  useEffect(() => sheet.current?.showModal(), [])

  function closeBeside(event: MouseEvent) {
    if (event.target === sheet.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes by Escape
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={id}
      onClose={props.onClose}
      onClick={closeBeside}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <h2 id={id} className={styles.title}>
            {props.title}
          </h2>
          <IconButton
            isQuiet
            label={labels.close}
            icon={<IconX size={22} aria-hidden="true" />}
            onClick={close}
          />
        </div>
        {props.children(close)}
      </div>
    </dialog>
  )
}
