import type { administration } from './en/administration.ts'
import type { work } from './en/bookings/work.ts'
import type { queue } from './en/queue/queue.ts'
import type { staffing } from './en/queue/staffing.ts'
import type { diagnosis } from './en/tools/diagnosis.ts'
import type { Language } from './resources.ts'
import { type Say, speaker } from './say.ts'

type Staffing = { readonly staffing: typeof staffing }
/** The texts that come with the screens that need them, so that they are no part of what everyone loads first. */
export type LatePhrases = typeof work & typeof queue & Staffing & typeof administration & typeof diagnosis
export type LateNamespace = keyof LatePhrases
type LateTexts = Readonly<Record<string, string>>
type File<Namespace extends LateNamespace> = { readonly [Each in Namespace]: LateTexts }

const files = {
  work: {
    lv: async () => (await import('./lv/bookings/work.ts')).work,
    en: async () => (await import('./en/bookings/work.ts')).work,
    ru: async () => (await import('./ru/bookings/work.ts')).work,
  },
  queue: {
    lv: async () => (await import('./lv/queue/queue.ts')).queue,
    en: async () => (await import('./en/queue/queue.ts')).queue,
    ru: async () => (await import('./ru/queue/queue.ts')).queue,
  },
  staffing: {
    lv: async () => ({ staffing: (await import('./lv/queue/staffing.ts')).staffing }),
    en: async () => ({ staffing: (await import('./en/queue/staffing.ts')).staffing }),
    ru: async () => ({ staffing: (await import('./ru/queue/staffing.ts')).staffing }),
  },
  administration: {
    lv: async () => (await import('./lv/administration.ts')).administration,
    en: async () => (await import('./en/administration.ts')).administration,
    ru: async () => (await import('./ru/administration.ts')).administration,
  },
  diagnosis: {
    lv: async () => (await import('./lv/tools/diagnosis.ts')).diagnosis,
    en: async () => (await import('./en/tools/diagnosis.ts')).diagnosis,
    ru: async () => (await import('./ru/tools/diagnosis.ts')).diagnosis,
  },
} as const satisfies {
  readonly work: { readonly [Each in Language]: () => Promise<File<keyof typeof work>> }
  readonly queue: { readonly [Each in Language]: () => Promise<File<keyof typeof queue>> }
  readonly staffing: { readonly [Each in Language]: () => Promise<File<keyof Staffing>> }
  readonly administration: { readonly [Each in Language]: () => Promise<File<keyof typeof administration>> }
  readonly diagnosis: { readonly [Each in Language]: () => Promise<File<keyof typeof diagnosis>> }
}

type FileOf<Namespace> = Namespace extends keyof typeof work
  ? 'work'
  : Namespace extends keyof typeof queue
    ? 'queue'
    : Namespace extends keyof Staffing
      ? 'staffing'
      : Namespace extends keyof typeof diagnosis
        ? 'diagnosis'
        : 'administration'

/** Names the file in which each namespace comes: with the work with bookings, with the queue, with its counters, with the tools, or with all the others. */
const fileOf: { readonly [Namespace in LateNamespace]: FileOf<Namespace> } = {
  block: 'work',
  find: 'work',
  issues: 'work',
  list: 'work',
  move: 'work',
  overview: 'work',
  payment: 'work',
  repeat: 'work',
  undo: 'work',
  views: 'work',
  week: 'work',
  why: 'work',
  counter: 'queue',
  queueFigures: 'queue',
  supervise: 'queue',
  staffing: 'staffing',
  admin: 'administration',
  apiKeys: 'administration',
  calendarFeeds: 'administration',
  companySetUp: 'administration',
  forms: 'administration',
  hours: 'administration',
  impact: 'administration',
  integrations: 'administration',
  kiosks: 'administration',
  locationServices: 'administration',
  locations: 'administration',
  messageRules: 'administration',
  moveIn: 'administration',
  newLocation: 'administration',
  payments: 'administration',
  people: 'administration',
  queueSystem: 'administration',
  reports: 'administration',
  rules: 'administration',
  serviceConfig: 'administration',
  setUp: 'administration',
  setUpFields: 'administration',
  setUpFile: 'administration',
  setUpHistory: 'administration',
  specialists: 'administration',
  tools: 'administration',
  webhooks: 'administration',
  bookingLog: 'diagnosis',
  bookingRecord: 'diagnosis',
  messageConsole: 'diagnosis',
  outbox: 'diagnosis',
  composer: 'diagnosis',
  health: 'diagnosis',
  slotTrial: 'diagnosis',
  toolbox: 'diagnosis',
  travel: 'diagnosis',
}

/** Function that says the phrases of a late namespace. */
export type LateSay<Namespace extends LateNamespace> = Say<LatePhrases[Namespace]>

/** Names of all late namespaces. */
export const lateNamespaces = Object.keys(fileOf) as LateNamespace[]

/** Brings the texts of a late namespace in one language. */
export async function lateTexts(namespace: LateNamespace, language: Language): Promise<LateTexts> {
  const texts: Partial<File<LateNamespace>> = await files[fileOf[namespace]][language]()
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
