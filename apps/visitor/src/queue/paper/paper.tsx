import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './paper.module.css'

/** Millimetres in a pixel of style sheets, and what is left white beneath for the knife. */
const mmInPixel = 25.4 / 96
const knifeMm = 4

/** Paper of 80 mm, exactly as long as what is on it; `of` says what that depends on. On the screen it is not seen. */
export function Paper({ of, children }: { of: string; children: ReactNode }) {
  const paper = useRef<HTMLElement>(null)
  const [lengthMm, setLengthMm] = useState(120)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are as long as they are
  useLayoutEffect(() => {
    const { height = 0 } = paper.current?.getBoundingClientRect() ?? {}
    if (height > 0) setLengthMm(Math.ceil(height * mmInPixel) + knifeMm)
  }, [of])
  return createPortal(
    <section ref={paper} className={styles.paper} aria-hidden="true">
      <style>{`@page { size: 80mm ${lengthMm}mm; margin: 0 }`}</style>
      {children}
    </section>,
    document.body,
  )
}
