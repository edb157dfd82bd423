import { classNames } from '@rinda/ui/class-names'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './shell-menu.module.css'

type ShellMenuProps = {
  button: ReactNode
  buttonClassName?: string | undefined
  /** Hangs from the left edge of its button; else from the right. */
  isFromLeft?: boolean
  /** Content of the menu; gets a function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A button of the header and what opens below it. Closes by Escape and when it is left, and gives the focus back. */
export function ShellMenu({ button, buttonClassName, isFromLeft = false, children }: ShellMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  function closeWhenLeft(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its buttons let through
    <div className={styles.place} onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={id} className={classNames(styles.menu, isFromLeft && styles.fromLeft)} hidden={!isOpen}>
        {children(close)}
      </div>
    </div>
  )
}
