import { useEffect, useRef } from 'react'
import { attributesOf, type Wanted } from './snippet.ts'
import styles from './widget-demo.module.css'

/** The widget as it will be, put here by the very script that will put it there. */
export function Preview({ wanted }: { wanted: Wanted }) {
  const place = useRef<HTMLDivElement>(null)
  const attributes = JSON.stringify(attributesOf(wanted))
  useEffect(() => {
    const script = document.createElement('script')
    for (const [name, value] of JSON.parse(attributes) as [string, string][]) script.setAttribute(name, value)
    script.src = '/widget.js'
    place.current?.replaceChildren(script)
  }, [attributes])
  return <div ref={place} className={styles.preview} />
}
