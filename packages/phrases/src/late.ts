import type { administration } from './en/administration.ts'
import type { work } from './en/work.ts'
import type { Language } from './resources.ts'
import { type Say, speaker } from './say.ts'

/** The texts that come with the screens that need them, so that they are no part of what everyone loads first. */
export type LatePhrases = typeof work & typeof administration
export type LateNamespace = keyof LatePhrases
type LateTexts = Readonly<Record<string, string>>
type File<Namespace extends LateNamespace> = { readonly [Each in Namespace]: LateTexts }

const workFiles: { readonly [Each in Language]: () => Promise<File<keyof typeof work>> } = {
  lv: async () => (await import('./lv/work.ts')).work,
  en: async () => (await import('./en/work.ts')).work,
  ru: async () => (await import('./ru/work.ts')).work,
}
const administrationFiles: { readonly [Each in Language]: () => Promise<File<keyof typeof administration>> } =
  {
    lv: async () => (await import('./lv/administration.ts')).administration,
    en: async () => (await import('./en/administration.ts')).administration,
    ru: async () => (await import('./ru/administration.ts')).administration,
  }

/** Tells of each namespace whether it comes in the file of the work with bookings: the others come together in another. */
const isOfWork: {
  readonly [Namespace in LateNamespace]: Namespace extends keyof typeof work ? true : false
} = {
  block: true,
  find: true,
  issues: true,
  list: true,
  move: true,
  overview: true,
  repeat: true,
  views: true,
  week: true,
  why: true,
  admin: false,
  forms: false,
  hours: false,
  impact: false,
  locationServices: false,
  locations: false,
  newLocation: false,
  people: false,
  serviceConfig: false,
  setUp: false,
  setUpFields: false,
  setUpFile: false,
  setUpHistory: false,
  specialists: false,
}

/** Function that says the phrases of a late namespace. */
export type LateSay<Namespace extends LateNamespace> = Say<LatePhrases[Namespace]>

/** Names of all late namespaces. */
export const lateNamespaces = Object.keys(isOfWork) as LateNamespace[]

/** Brings the texts of a late namespace in one language. */
export async function lateTexts(namespace: LateNamespace, language: Language): Promise<LateTexts> {
  const files = isOfWork[namespace] ? workFiles : administrationFiles
  const texts: Partial<File<LateNamespace>> = await files[language]()
  return texts[namespace] ?? {}
}

/** Brings a late namespace in one language, ready to be spoken. */
export async function loadLate<Namespace extends LateNamespace>(
  namespace: Namespace,
  language: Language,
): Promise<LateSay<Namespace>> {
  const texts = await lateTexts(namespace, language)
  return speaker<{ late: LatePhrases[Namespace] }>(language, { late: texts })('late')
}
