import type { HTMLAttributes, Ref } from 'react'

type GridPartProps = HTMLAttributes<HTMLDivElement> & {
  role: 'row' | 'rowgroup' | 'columnheader' | 'rowheader' | 'gridcell'
  ref?: Ref<HTMLDivElement>
}

/** A part of a grid whose lines are drawn only where they are looked at, which a table cannot do. The focus walks over what is inside. */
export function GridPart({ role, ...rest }: GridPartProps) {
  return <div role={role} {...rest} />
}
