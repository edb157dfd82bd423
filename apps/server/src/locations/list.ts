import type { CompanyResource, LocationResource } from '@rinda/contract/set-up/objects'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import {
  type Caller,
  type CompanyAnswers,
  type InternalCaller,
  maySeeLocation,
  maySeeService,
  maySeeSystems,
  profileOf,
} from '../access/caller.ts'
import { isBookedElsewhere } from '../availability/elsewhere.ts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import { findCompanyRow, listVisibleCompanies } from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'
import type { LineFigures, LineFiguresSource } from './line-figures.ts'
import { renderCompany, renderLocation, renderService, renderSpecialist } from './resource.ts'
import { listLocationIds } from './store.ts'

export type LocationContext = { db: Database; settings: Settings; lineFigures: LineFiguresSource }

/** Related objects that a document may carry along. */
export const includable = ['services', 'specialists', 'company', 'locations'] as const
export type Include = ReadonlySet<(typeof includable)[number]>

/** The settings of all locations that this caller may reach, in their order. */
export async function settingsWithin(
  context: Pick<LocationContext, 'db' | 'settings'>,
  caller: Caller,
): Promise<LocationSetting[]> {
  const ids = await listLocationIds(context.db, caller.scope)
  return await context.settings.findAll(caller, ids)
}

/** The locations that this caller may see, in their order; where some are named, those of them alone. */
export async function listLocations(
  context: LocationContext,
  caller: Caller,
  { include, id: named }: { include: Include; id?: ReadonlySet<number> | undefined },
  now: Date,
): Promise<Document<LocationResource[]>> {
  const settings = await settingsWithin(context, caller)
  const asked = named ? settings.filter(({ locationId }) => named.has(locationId)) : settings
  return await documentOf(context, caller, asked, include, now, settings)
}

/**
 * The same for another system: those of one id, where it names one. To another platform, that asks for its own visitors, none is shown whose bookings are
 * kept elsewhere: it would pass them on a second time.
 */
export async function listLocationsForSystems(
  context: LocationContext,
  caller: InternalCaller,
  include: Include,
  bmsId: string | undefined,
  now: Date,
): Promise<Document<LocationResource[]>> {
  const settings = await settingsWithin(context, caller)
  const shown = settings.filter(
    (setting) =>
      (bmsId === undefined || setting.location.bms_id === bmsId) &&
      !(caller.isRelayed && isBookedElsewhere(setting)),
  )
  return await documentOf(context, caller, shown, include, now)
}

/** One location; to the public only when it is visible. */
export async function getLocation(
  context: LocationContext,
  caller: Caller,
  locationId: number,
  include: Include,
  now: Date,
): Promise<Result<Document<LocationResource>>> {
  // Who works in the portal may change what they are shown: it has to be what stands there, not what was read a moment ago.
  const setting =
    caller.kind === 'portal'
      ? await context.settings.readNow(context.db, caller.scope, locationId)
      : await context.settings.find(caller, locationId)
  if (setting && !maySeeLocation(caller, setting)) return refuse('not_found')
  if (!setting || (caller.kind === 'visitor' && !setting.location.is_visible)) return refuse('not_found')
  const { data, included } = await documentOf(context, caller, [setting], include, now)
  const [only] = data
  if (!only) return refuse('not_found')
  return done({ data: only, ...(included ? { included } : {}) })
}

/** The companies that are shown, with their visible locations when asked for. */
export async function listCompanies(
  context: LocationContext,
  caller: Caller,
  include: Include,
  now: Date,
): Promise<Document<CompanyResource[]>> {
  const companies = await listVisibleCompanies(context.db)
  const settings = (await settingsWithin(context, caller)).filter(({ location }) => location.is_visible)
  const data = companies.map((row): CompanyResource => {
    const own = settings.filter((setting) => setting.companyId === row.company_id)
    const locations = { data: own.map((setting) => ({ type: 'location', id: String(setting.locationId) })) }
    return { ...renderCompany(row), relationships: { locations } }
  })
  if (!include.has('locations')) return { data }
  const minute = Math.floor(now.getTime() / 60_000)
  const shown = settings.filter((setting) => companies.some((row) => row.company_id === setting.companyId))
  const figures = await context.lineFigures.ofAll(shown, now)
  return {
    data,
    included: shown.map((one) => renderLocation(one, minute, false, figures.get(one.locationId))),
  }
}

async function documentOf(
  context: LocationContext,
  caller: Caller,
  settings: readonly LocationSetting[],
  include: Include,
  now: Date,
  /** All that the caller sees: specialists are shown with what they serve there too. */
  among = settings,
): Promise<Document<LocationResource[]>> {
  const minute = Math.floor(now.getTime() / 60_000)
  const isInside = maySeeSystems(caller)
  const figures = await context.lineFigures.ofAll(settings, now)
  const data = settings.map((one) => renderLocation(one, minute, isInside, figures.get(one.locationId)))
  const included: ResourceObject[] = []
  if (include.has('services')) {
    included.push(
      ...settings.flatMap((one) => renderServices(one, caller, minute, figures.get(one.locationId))),
    )
  }
  if (include.has('specialists')) {
    const here = new Set(settings.flatMap((one) => [...asShown(one, caller).specialists.keys()]))
    const served = renderSpecialists(among.map((one) => asShown(one, caller)))
    included.push(...served.filter(({ id }) => here.has(Number(id))))
  }
  if (include.has('company')) {
    const answers = new Map(settings.map(({ company }) => [company.companyId, company]))
    included.push(...(await renderCompanies(context.db, caller, [...answers.values()])))
  }
  return included.length > 0 || include.size > 0 ? { data, included } : { data }
}

/** Companies as they stand now; to staff with the profile that this person has at each. */
async function renderCompanies(
  db: Database,
  caller: Caller,
  companies: readonly CompanyAnswers[],
): Promise<ResourceObject[]> {
  const rows = await Promise.all(companies.map(({ companyId }) => findCompanyRow(db, companyId)))
  return companies.flatMap((company, index) => {
    const row = rows[index]
    if (!row) return []
    const { attributes, ...rest } = renderCompany(row)
    if (caller.kind !== 'portal') return [{ ...rest, attributes }]
    const profile = profileOf(caller, { ...company, override: row.profile })
    return [{ ...rest, attributes: { ...attributes, profile } }]
  })
}

/** A location's services as this caller may see them. */
function renderServices(
  setting: LocationSetting,
  caller: Caller,
  minute: number,
  figures: LineFigures | undefined,
): ResourceObject[] {
  return shownServices(setting, caller).map((service) => renderService(setting, service, minute, figures))
}

/** Lists the services of a location that this caller may see. */
export function shownServices({ services }: LocationSetting, caller: Caller): ServiceSetting[] {
  return [...services.values()].filter(
    ({ row }) => maySeeService(caller, row.service_id) && (caller.kind !== 'visitor' || row.is_visible),
  )
}

/** A location with the services that this caller may see, and those who serve one of them. */
function asShown(setting: LocationSetting, caller: Caller): Staffed {
  const shown = shownServices(setting, caller)
  const serving = new Set(shown.flatMap(({ specialistIds }) => specialistIds))
  return {
    services: new Map(shown.map((service) => [service.row.service_id, service])),
    specialists: new Map([...setting.specialists].filter(([id]) => serving.has(id))),
  }
}

type Staffed = Pick<LocationSetting, 'services' | 'specialists'>

/** The specialists of these locations, each once, with the services that they have there. */
export function renderSpecialists(settings: readonly Staffed[]): ResourceObject[] {
  const rows = new Map(settings.flatMap((setting) => [...setting.specialists]))
  const serviceIds = new Map<number, number[]>([...rows.keys()].map((id) => [id, []]))
  for (const { services } of settings)
    for (const { row, specialistIds } of services.values())
      for (const id of specialistIds) serviceIds.get(id)?.push(row.service_id)
  return [...rows].map(([id, row]) => renderSpecialist(row, serviceIds.get(id) ?? []))
}
