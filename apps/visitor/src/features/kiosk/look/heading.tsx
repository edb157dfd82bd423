import { type ReactNode, useEffect, useRef } from 'react'
import styles from './frame.module.css'

/** The heading of a step. It is focused when the step comes, so that reading and keys begin there; not with the first page. */
export function Heading({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
