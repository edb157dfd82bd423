import styles from './section-links.module.css'

export type SectionLink = { readonly id: string; readonly label: string }

/** Ways to the parts of a long form, which stand above it: each leads to a heading of that id. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          className={styles.link}
          onClick={() => {
            const part = document.getElementById(id)
            part?.scrollIntoView({ block: 'start' })
            part?.focus({ preventScroll: true })
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
