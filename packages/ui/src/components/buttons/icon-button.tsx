import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'children'> & {
  /** Words for what the button does: read aloud, and shown when the pointer rests on it. */
  label: string
  icon: ReactNode
  /** Without a border, for places that already have one. */
  isQuiet?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, isQuiet = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, isQuiet && styles.quiet, className)}
    >
      {icon}
    </button>
  )
}

/** Gives the look of an icon button, for a button that a panel draws. */
export function iconButtonClass(): string {
  return styles.button ?? ''
}
