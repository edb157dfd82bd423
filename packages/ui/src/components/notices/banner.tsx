import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './banner.module.css'

export type BannerKind = 'warning' | 'info' | 'error'

const icons = { warning: IconAlertTriangle, info: IconInfoCircle, error: IconAlertCircle }

/** A line across the page that says what is the matter; an error interrupts whoever listens, the others wait. */
export function Banner({
  kind,
  action,
  children,
}: {
  kind: BannerKind
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = icons[kind]
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles[kind], 'rinda-not-printed')}
    >
      <Icon size={18} stroke={2} aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  )
}
