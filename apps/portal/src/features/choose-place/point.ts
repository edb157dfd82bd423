/** A point on the map in degrees; NaN while what was typed is no number. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Point of a new location until somebody chooses another: the centre of Riga. */
export const defaultPoint: Point = { latitude: 56.946285, longitude: 24.105078 }

const most = { latitude: 90, longitude: 180 } as const

/** A point as it is kept: six decimals are eleven centimetres. The world goes round, so 190° east is 170° west. */
export function keptPoint({ latitude, longitude }: Point): Point {
  const turned = rounded(((((longitude + 180) % 360) + 360) % 360) - 180)
  return { latitude: rounded(clamp(latitude, 85)), longitude: turned === 180 ? -180 : turned }
}

/** The number that was typed, with a comma or a point; NaN where it is none, or none that there is. */
export function degreesIn(text: string, of: keyof Point): number {
  const plain = text.trim().replace(',', '.')
  const number = /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(number) <= most[of] ? number : Number.NaN
}

export function isPoint({ latitude, longitude }: Point): boolean {
  return Number.isFinite(latitude) && Number.isFinite(longitude)
}

function rounded(degrees: number): number {
  // Without the minus that a nought may have.
  return Math.round(degrees * 1e6) / 1e6 + 0
}

function clamp(degrees: number, end: number): number {
  return Math.max(-end, Math.min(end, degrees))
}
