type Figure = {
  readonly name: string
  readonly figure: string | number
  readonly label: string
  /** Quiet word beside what it counts. */
  readonly hint?: string
}

/** Figures of a line, each with what it counts, laid out by the classes of the view. */
export function FigureList(props: {
  label: string
  figures: readonly Figure[]
  look: { readonly [Part in 'figures' | 'figure']?: string | undefined }
}) {
  const { look } = props
  return (
    <dl className={look.figures} aria-label={props.label}>
      {props.figures.map(({ name, figure, label, hint }) => (
        <div key={name} className={look.figure} data-figure={name}>
          <dt>
            {label}
            {hint && <small>{hint}</small>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
