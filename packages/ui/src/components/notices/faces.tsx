import { IconMoodEmpty, IconPlugConnectedX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { useLookLabels } from '../rinda-provider.tsx'
import styles from './faces.module.css'

/** While it loads: the skeleton given (in the shape of what comes), else a turning circle; read aloud once. */
export function LoadingFace({ label, children }: { label?: string; children?: ReactNode }) {
  const labels = useLookLabels()
  return (
    <div className={children ? styles.skeleton : styles.face} role="status" aria-busy="true">
      <span className="rinda-only-heard">{label ?? labels.loading}</span>
      {children ?? <span className={styles.spinner} aria-hidden="true" />}
    </div>
  )
}

/** Nothing to show: says so, and what can be done. */
export function EmptyFace(props: { title: string; text?: string; icon?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.face}>
      <span className={styles.icon} aria-hidden="true">
        {props.icon ?? <IconMoodEmpty size={32} stroke={1.6} />}
      </span>
      <p className={styles.title}>{props.title}</p>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.action}
    </div>
  )
}

/** Shows that loading failed: says what happened, and offers to try again. Never shown as "nothing there". */
export function ErrorFace(props: {
  title: string
  text?: string
  onRetry?: () => void
  isRetrying?: boolean
}) {
  const labels = useLookLabels()
  return (
    <div className={styles.face} role="alert">
      <span className={styles.icon} data-is-error="true" aria-hidden="true">
        <IconPlugConnectedX size={32} stroke={1.6} />
      </span>
      <p className={styles.title}>{props.title}</p>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.onRetry && (
        <Button kind="primary" isBusy={props.isRetrying ?? false} onClick={props.onRetry}>
          {labels.tryAgain}
        </Button>
      )}
    </div>
  )
}
