import './glow.css'

const glowMs = 2_400

/** Lets a cell glow for a moment, so that a change is seen without anything moving: in a ring around it, or, a line among lines, all of it. */
export function glow(grid: HTMLElement, qtid: string, kind: 'ring' | 'wash' = 'ring'): void {
  const cell = grid.querySelector<HTMLElement>(`[data-cell="${CSS.escape(qtid)}"]`)
  if (!cell) return
  delete cell.dataset.glow
  void cell.offsetWidth
  cell.dataset.glow = kind
  setTimeout(() => {
    delete cell.dataset.glow
  }, glowMs)
}
