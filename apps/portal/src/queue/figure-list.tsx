type Figure = { readonly name: string; readonly figure: string | number; readonly label: string }

/** Figures of a line, each with what it counts, laid out by the classes of the view. */
export function FigureList(props: {
  label: string
  figures: readonly Figure[]
  look: { readonly [Part in 'figures' | 'figure']?: string | undefined }
}) {
  const { look } = props
  return (
    <dl className={look.figures} aria-label={props.label}>
      {props.figures.map(({ name, figure, label }) => (
        <div key={name} className={look.figure} data-figure={name}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
