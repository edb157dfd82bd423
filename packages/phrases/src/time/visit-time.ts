import type { Language } from '../resources.ts'
import { timeText } from './opening-text.ts'

type Where = { readonly zone: string; readonly language: Language }

/** Times by which clocks are put back somewhere, in ms. */
const turns = [3_600_000, 1_800_000]

const passes: Readonly<Record<Language, { readonly first: string; readonly second: string }>> = {
  lv: { first: 'vasaras laiks', second: 'ziemas laiks' },
  en: { first: 'summer time', second: 'winter time' },
  ru: { first: 'летнее время', second: 'зимнее время' },
}

const walls = new Map<string, Intl.DateTimeFormat>()

/** The day and the time that the clock of a zone shows. */
function wallOf(at: number, zone: string): string {
  const known =
    walls.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      ...{ day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
  walls.set(zone, known)
  return known.format(at)
}

/** Says the time of a visit (ms since 1970) as the wall clock of a zone: `18:00`; where that comes twice in a night also which one is meant: `03:30 (summer time)`. */
export function visitTime(at: number, { zone, language }: Where): string {
  const time = timeText(at, { zone, language })
  const wall = wallOf(at, zone)
  if (turns.some((turn) => wallOf(at + turn, zone) === wall)) return `${time} (${passes[language].first})`
  if (turns.some((turn) => wallOf(at - turn, zone) === wall)) return `${time} (${passes[language].second})`
  return time
}
