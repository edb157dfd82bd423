import { monogram } from '@rinda/domain/company/monogram'
import { type CompanyOverride, readOverride } from './override.ts'

/** Facts of a company that are no rules: logo, place on the map, time zone. */
export type CompanyFacts = { logo: string; latitude: number; longitude: number; zone: string | null }

const rigaZone = 'Europe/Riga'
/** Place of a company of which none better is known. */
const balticPlace = { latitude: 56.946285, longitude: 24.105078 }

function baltic(initials: string, colour: string, place: Partial<CompanyFacts> = {}): CompanyFacts {
  return { logo: monogram(initials, colour), ...balticPlace, zone: rigaZone, ...place }
}

/** The demo company and the bank have no zone of their own; company 16 is the one in southeast Asia. */
const factsById: ReadonlyMap<number, CompanyFacts> = new Map([
  [1, baltic('R', '#1d4ed8')],
  [2, baltic('DE', '#475569', { zone: null })],
  [3, baltic('AP', '#0f766e', { latitude: 56.9236, longitude: 23.9711 })],
  [4, baltic('ST', '#7c3aed')],
  [16, baltic('SG', '#be123c', { latitude: 1.352083, longitude: 103.819836 })],
  [20, baltic('BK', '#166534', { zone: null })],
  [32, baltic('VA', '#334155')],
  [34, baltic('PI', '#b45309', { latitude: 56.5047, longitude: 21.0108 })],
  [39, baltic('ZO', '#0369a1')],
  [40, baltic('NA', '#be185d')],
  [41, baltic('NO', '#15803d', { latitude: 57.312, longitude: 25.2748 })],
  [43, baltic('JE', '#4d7c0f', { latitude: 56.6511, longitude: 23.7213 })],
  [44, baltic('VE', '#1e40af', { latitude: 57.3937, longitude: 21.5647 })],
  [45, baltic('DA', '#9a3412', { latitude: 55.8747, longitude: 26.5362 })],
  [46, baltic('RE', '#6d28d9', { latitude: 56.5099, longitude: 27.3331 })],
])

/** The largest id that the rules name: a new company takes a larger one, lest the rules of another be its own. */
export const largestNamedId = Math.max(...factsById.keys())

const unknownCompany: CompanyFacts = {
  logo: monogram('•', '#64748b'),
  latitude: 51.507351,
  longitude: -0.127758,
  zone: rigaZone,
}

/** The facts of a company with others said over them. */
export function factsWith(companyId: number, said: CompanyOverride['facts']): CompanyFacts {
  return { ...(factsById.get(companyId) ?? unknownCompany), ...said }
}

/**
 * The facts of a company; an unknown id gets a generic logo, London's coordinates and Riga's zone. The company's
 * row may say others, its zone also as the rule by which its days are reckoned; throws RangeError when it holds nonsense.
 */
export function companyFacts(companyId: number, override?: unknown): CompanyFacts {
  const { facts, zone } = readOverride(companyId, override)
  return { ...factsWith(companyId, facts), ...(zone === undefined ? {} : { zone }) }
}
