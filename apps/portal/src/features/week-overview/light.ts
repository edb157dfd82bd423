/** Lights the row and the column of the cell that the pointer or the focus is in; null puts the lights out. Draws nothing again. */
export function light(table: HTMLElement, target: Element | null): void {
  const cell = target?.closest<HTMLElement>('td[data-day]')
  const row = cell?.closest('tr')
  if (row?.dataset.lit && table.dataset.lit === cell?.dataset.day) return
  for (const lit of table.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset.lit
  delete table.dataset.lit
  if (!cell || !row) return
  const day = cell.dataset.day ?? ''
  table.dataset.lit = day
  row.dataset.lit = 'true'
  for (const one of table.querySelectorAll<HTMLElement>(`[data-day="${CSS.escape(day)}"]`)) {
    one.dataset.lit = 'true'
  }
}
