import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './panel.module.css'

type PanelProps = {
  /** Name of the panel, read aloud with the button too. */
  label: string
  button: ReactNode
  buttonClassName?: string | undefined
  /** Drawn while it is open; calls `close` when what was wanted is done. */
  children: (close: () => void) => ReactNode
  /** Hangs from the right edge of its button, for buttons at the right of the page. */
  isFromRight?: boolean
}

/** A button with a small surface below it. Closes by Escape, by a click or a step elsewhere, and gives the focus back. */
export function Panel(props: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    // What had the focus may be gone from the panel: then keys are heard by the page.
    const closeByKey = (event: KeyboardEvent) => {
      const isHere = event.target === document.body || root.current?.contains(event.target as Node)
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen, close])

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={props.buttonClassName}
        aria-label={props.label}
        title={props.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {props.button}
      </button>
      {isOpen && (
        <div
          role="dialog"
          aria-label={props.label}
          className={classNames(styles.panel, props.isFromRight && styles.fromRight)}
        >
          {props.children(close)}
        </div>
      )}
    </div>
  )
}
