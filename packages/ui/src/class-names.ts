/** Joins the class names that are there: `classNames(styles.box, isOpen && styles.open)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
