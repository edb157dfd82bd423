import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'good' | 'default' | 'quiet' | 'danger' | 'quietDanger'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind
  icon?: ReactNode
  /** Shows that the act is under way; the button keeps its place and its focus, and does nothing meanwhile. */
  isBusy?: boolean
  isWide?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
  const {
    kind = 'default',
    icon,
    isBusy = false,
    isWide = false,
    className,
    children,
    onClick,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classNames(styles.button, styles[kind], isWide && styles.wide, className)}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** The look of a button for a link: `<a className={buttonClass('primary')}>`. */
export function buttonClass(kind: ButtonKind = 'default', isWide = false): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide)
}
