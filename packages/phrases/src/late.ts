import type { admin } from './en/admin.ts'
import type { block } from './en/block.ts'
import type { find } from './en/find.ts'
import type { forms } from './en/forms.ts'
import type { hours } from './en/hours.ts'
import type { impact } from './en/impact.ts'
import type { issues } from './en/issues.ts'
import type { list } from './en/list.ts'
import type { locationServices } from './en/location-services.ts'
import type { locations } from './en/locations.ts'
import type { move } from './en/move.ts'
import type { newLocation } from './en/new-location.ts'
import type { overview } from './en/overview.ts'
import type { people } from './en/people.ts'
import type { repeat } from './en/repeat.ts'
import type { serviceConfig } from './en/service-config.ts'
import type { setUp } from './en/set-up.ts'
import type { setUpFile } from './en/set-up-file.ts'
import type { setUpHistory } from './en/set-up-history.ts'
import type { specialists } from './en/specialists.ts'
import type { views } from './en/views.ts'
import type { week } from './en/week.ts'
import type { why } from './en/why.ts'
import type { Language } from './resources.ts'
import { type Say, speaker } from './say.ts'

/** The texts that come with the screens that need them, so that they are no part of what everyone loads first. */
export type LatePhrases = {
  readonly admin: typeof admin
  readonly find: typeof find
  readonly issues: typeof issues
  readonly list: typeof list
  readonly move: typeof move
  readonly overview: typeof overview
  readonly block: typeof block
  readonly repeat: typeof repeat
  readonly views: typeof views
  readonly week: typeof week
  readonly setUp: typeof setUp
  readonly locations: typeof locations
  readonly hours: typeof hours
  readonly serviceConfig: typeof serviceConfig
  readonly specialists: typeof specialists
  readonly people: typeof people
  readonly forms: typeof forms
  readonly newLocation: typeof newLocation
  readonly locationServices: typeof locationServices
  readonly impact: typeof impact
  readonly setUpHistory: typeof setUpHistory
  readonly setUpFile: typeof setUpFile
  readonly why: typeof why
}
export type LateNamespace = keyof LatePhrases
type LateTexts = Readonly<Record<string, string>>

/** What fetches a late namespace, by language: each is a file of its own. */
export const lateLoaders: {
  readonly [Namespace in LateNamespace]: { readonly [Each in Language]: () => Promise<LateTexts> }
} = {
  admin: {
    lv: async () => (await import('./lv/admin.ts')).admin,
    en: async () => (await import('./en/admin.ts')).admin,
    ru: async () => (await import('./ru/admin.ts')).admin,
  },
  find: {
    lv: async () => (await import('./lv/find.ts')).find,
    en: async () => (await import('./en/find.ts')).find,
    ru: async () => (await import('./ru/find.ts')).find,
  },
  issues: {
    lv: async () => (await import('./lv/issues.ts')).issues,
    en: async () => (await import('./en/issues.ts')).issues,
    ru: async () => (await import('./ru/issues.ts')).issues,
  },
  list: {
    lv: async () => (await import('./lv/list.ts')).list,
    en: async () => (await import('./en/list.ts')).list,
    ru: async () => (await import('./ru/list.ts')).list,
  },
  move: {
    lv: async () => (await import('./lv/move.ts')).move,
    en: async () => (await import('./en/move.ts')).move,
    ru: async () => (await import('./ru/move.ts')).move,
  },
  overview: {
    lv: async () => (await import('./lv/overview.ts')).overview,
    en: async () => (await import('./en/overview.ts')).overview,
    ru: async () => (await import('./ru/overview.ts')).overview,
  },
  block: {
    lv: async () => (await import('./lv/block.ts')).block,
    en: async () => (await import('./en/block.ts')).block,
    ru: async () => (await import('./ru/block.ts')).block,
  },
  repeat: {
    lv: async () => (await import('./lv/repeat.ts')).repeat,
    en: async () => (await import('./en/repeat.ts')).repeat,
    ru: async () => (await import('./ru/repeat.ts')).repeat,
  },
  views: {
    lv: async () => (await import('./lv/views.ts')).views,
    en: async () => (await import('./en/views.ts')).views,
    ru: async () => (await import('./ru/views.ts')).views,
  },
  week: {
    lv: async () => (await import('./lv/week.ts')).week,
    en: async () => (await import('./en/week.ts')).week,
    ru: async () => (await import('./ru/week.ts')).week,
  },
  setUp: {
    lv: async () => (await import('./lv/set-up.ts')).setUp,
    en: async () => (await import('./en/set-up.ts')).setUp,
    ru: async () => (await import('./ru/set-up.ts')).setUp,
  },
  locations: {
    lv: async () => (await import('./lv/locations.ts')).locations,
    en: async () => (await import('./en/locations.ts')).locations,
    ru: async () => (await import('./ru/locations.ts')).locations,
  },
  hours: {
    lv: async () => (await import('./lv/hours.ts')).hours,
    en: async () => (await import('./en/hours.ts')).hours,
    ru: async () => (await import('./ru/hours.ts')).hours,
  },
  serviceConfig: {
    lv: async () => (await import('./lv/service-config.ts')).serviceConfig,
    en: async () => (await import('./en/service-config.ts')).serviceConfig,
    ru: async () => (await import('./ru/service-config.ts')).serviceConfig,
  },
  specialists: {
    lv: async () => (await import('./lv/specialists.ts')).specialists,
    en: async () => (await import('./en/specialists.ts')).specialists,
    ru: async () => (await import('./ru/specialists.ts')).specialists,
  },
  people: {
    lv: async () => (await import('./lv/people.ts')).people,
    en: async () => (await import('./en/people.ts')).people,
    ru: async () => (await import('./ru/people.ts')).people,
  },
  forms: {
    lv: async () => (await import('./lv/forms.ts')).forms,
    en: async () => (await import('./en/forms.ts')).forms,
    ru: async () => (await import('./ru/forms.ts')).forms,
  },
  newLocation: {
    lv: async () => (await import('./lv/new-location.ts')).newLocation,
    en: async () => (await import('./en/new-location.ts')).newLocation,
    ru: async () => (await import('./ru/new-location.ts')).newLocation,
  },
  locationServices: {
    lv: async () => (await import('./lv/location-services.ts')).locationServices,
    en: async () => (await import('./en/location-services.ts')).locationServices,
    ru: async () => (await import('./ru/location-services.ts')).locationServices,
  },
  impact: {
    lv: async () => (await import('./lv/impact.ts')).impact,
    en: async () => (await import('./en/impact.ts')).impact,
    ru: async () => (await import('./ru/impact.ts')).impact,
  },
  setUpHistory: {
    lv: async () => (await import('./lv/set-up-history.ts')).setUpHistory,
    en: async () => (await import('./en/set-up-history.ts')).setUpHistory,
    ru: async () => (await import('./ru/set-up-history.ts')).setUpHistory,
  },
  setUpFile: {
    lv: async () => (await import('./lv/set-up-file.ts')).setUpFile,
    en: async () => (await import('./en/set-up-file.ts')).setUpFile,
    ru: async () => (await import('./ru/set-up-file.ts')).setUpFile,
  },
  why: {
    lv: async () => (await import('./lv/why.ts')).why,
    en: async () => (await import('./en/why.ts')).why,
    ru: async () => (await import('./ru/why.ts')).why,
  },
}

/** What says the phrases of a late namespace. */
export type LateSay<Namespace extends LateNamespace> = Say<LatePhrases[Namespace]>

/** Brings a late namespace in one language, ready to be spoken. */
export async function loadLate<Namespace extends LateNamespace>(
  namespace: Namespace,
  language: Language,
): Promise<LateSay<Namespace>> {
  const texts = await lateLoaders[namespace][language]()
  return speaker<{ late: LatePhrases[Namespace] }>(language, { late: texts })('late')
}
