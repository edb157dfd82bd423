import { distance } from 'fastest-levenshtein'
import { variables } from './variables.ts'

/** A variable of the environment that is no setting, and the setting that is probably meant. */
type Misspelled = { readonly name: string; readonly meant: string }

/** Shorter names are too near to those of other programs. */
const shortest = 8
const mostSlips = 2

/**
 * Finds variables whose names are nearly those of settings: nobody else would notice that `DATABASE_URI` is read by nobody, and that the server
 * keeps its data elsewhere.
 */
export function misspelledSettings(environment: Readonly<Record<string, string | undefined>>): Misspelled[] {
  const settings = Object.keys(variables.shape)
  const known = new Set(settings)
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = settings.find(
        (setting) =>
          setting.length >= shortest &&
          !environment[setting] &&
          distance(name.toUpperCase(), setting) <= mostSlips,
      )
      return meant === undefined ? [] : [{ name, meant }]
    })
}
