import type { ReactNode } from 'react'
import styles from './book-frame.module.css'

/** Steps of a booking: the service, the time, the details, and that it is booked. */
export const steps = 4

/** Marks for the steps, of which some are done; `children` say it in words. */
export function StepMarks({ done = 0, children }: { done?: number; children?: ReactNode }) {
  return (
    <div className={styles.progress}>
      {children}
      {Array.from({ length: steps }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
        <span key={index} data-done={index < done} />
      ))}
    </div>
  )
}
