import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** A grey place where something will be; sizes in CSS units. Put several in a `LoadingFace`. */
export function Skeleton({
  width = '100%',
  height = '1em',
  style,
}: {
  width?: string
  height?: string
  style?: CSSProperties
}) {
  return <span className={styles.skeleton} style={{ width, height, ...style }} aria-hidden="true" />
}
