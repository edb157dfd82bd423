/** Dialog that lies over the views, or fades away. The `id` grows with each that is opened: the greatest lies on top. */
export type Layer<Subject> = {
  readonly id: number
  readonly subject: Subject
  readonly isOpen: boolean
}

/** Dialogs over the views, at most one of a kind. */
export type Layers<Subjects> = { readonly [Kind in keyof Subjects]?: Layer<Subjects[Kind]> | undefined }

/** Opens a dialog over all that is open; of the same kind it takes the place of the one before. */
export function opened<Subjects, Kind extends keyof Subjects>(
  layers: Layers<Subjects>,
  kind: Kind,
  id: number,
  subject: Subjects[Kind],
): Layers<Subjects> {
  return { ...layers, [kind]: { id, subject, isOpen: true } }
}

/** Puts what is known by now into a dialog that was opened with less; another one that took its place stays as it is. */
export function completed<Subjects, Kind extends keyof Subjects>(
  layers: Layers<Subjects>,
  kind: Kind,
  id: number,
  subject: Subjects[Kind],
): Layers<Subjects> {
  const own = layers[kind]
  return own?.id === id ? { ...layers, [kind]: { ...own, subject } } : layers
}

/** Closes a dialog: what it is about stays while it fades. */
export function closed<Subjects>(layers: Layers<Subjects>, kind: keyof Subjects): Layers<Subjects> {
  const own = layers[kind]
  return own ? { ...layers, [kind]: { ...own, isOpen: false } } : layers
}

/** Forgets a dialog that has faded, unless it is open anew. */
export function faded<Subjects>(layers: Layers<Subjects>, kind: keyof Subjects): Layers<Subjects> {
  return layers[kind]?.isOpen ? layers : { ...layers, [kind]: undefined }
}

/** Lists the kinds of the dialogs that are open, the topmost last. */
export function openKinds<Subjects>(layers: Layers<Subjects>): (keyof Subjects)[] {
  const idOf = (kind: keyof Subjects) => layers[kind]?.id ?? 0
  const kinds = Object.keys(layers) as (keyof Subjects)[]
  return kinds.filter((kind) => layers[kind]?.isOpen).toSorted((one, other) => idOf(one) - idOf(other))
}
