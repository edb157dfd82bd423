const glowMs = 2_400

/** Lets a cell glow for a moment, so that a change is seen without anything moving. */
export function glow(grid: HTMLElement, qtid: string): void {
  const cell = grid.querySelector<HTMLElement>(`[data-cell="${CSS.escape(qtid)}"]`)
  if (!cell) return
  delete cell.dataset.glow
  void cell.offsetWidth
  cell.dataset.glow = 'true'
  setTimeout(() => {
    delete cell.dataset.glow
  }, glowMs)
}
