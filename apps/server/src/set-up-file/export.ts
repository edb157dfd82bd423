import { fileAttributes, type SetUpFile } from '@rinda/contract/set-up/set-up-file'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import { type LocationContext, settingsWithin } from '../locations/list.ts'
import { mayImportAndExport } from '../locations/policy.ts'
import { renderLocation, renderService } from '../locations/resource.ts'
import { listSpecialists, type SpecialistsContext } from '../specialists/list.ts'
import { renderSpecialistSetUp } from '../specialists/resource.ts'

/** All that a company has set up, in the form that an import takes: the caller's company, or one that the platform's admin names. */
export async function exportSetUp(
  context: LocationContext & SpecialistsContext,
  caller: PortalCaller,
  companyId: number,
  now: Date,
): Promise<Result<SetUpFile>> {
  if (!mayImportAndExport(caller, companyId)) return refuse('forbidden')
  const minute = Math.floor(now.getTime() / 60_000)
  const specialists = await listSpecialists(context, caller)
  if (!specialists.ok) return specialists
  const own = (await settingsWithin(context, caller)).filter((setting) => setting.companyId === companyId)
  return done({
    rinda_set_up: 1,
    company_id: companyId,
    specialists: specialists.value
      .filter(({ row }) => row.company_id === companyId)
      .map((record) => ({
        id: record.row.specialist_id,
        ...pick(renderSpecialistSetUp(caller, record).attributes, fileAttributes.specialist),
      })),
    locations: own.map((setting) => ({
      id: setting.locationId,
      ...pick(renderLocation(setting, minute, true).attributes, fileAttributes.location),
      services: servicesOf(setting, minute),
    })),
  })
}

function servicesOf(setting: LocationSetting, minute: number) {
  return [...setting.services.values()].map((service) => ({
    id: service.row.service_id,
    ...pick(renderService(setting, service, minute).attributes, fileAttributes.service),
  }))
}

/** The attributes that a file has, in its order. */
export function pick(attributes: object, names: readonly string[]): Record<string, unknown> {
  const all = attributes as Record<string, unknown>
  return Object.fromEntries(names.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]))
}
