/** 'Anna Bērziņa' → 'AB', 'Reception' → 'R', '' → '?'. Letters only, so 'SIA „Vējš”' gives 'SV'. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’.-]*/gu) ?? []
  const first = words[0]?.[0] ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toUpperCase()
}
