import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { tellHost } from './host.ts'

/** Tells the page around that another step is shown: what was scrolled away comes into sight again. */
export function useTellStep(): void {
  const step = new URLSearchParams(useSearch()).get('step')
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    tellHost({ type: 'step' })
  }, [step])
}
