import { createLocationPayload, updateLocationPayload } from '@rinda/contract/set-up/location-payload'
import { createServicePayload, updateServicePayload } from '@rinda/contract/set-up/service-payload'
import { fileAttributes, type SetUpFile } from '@rinda/contract/set-up/set-up-file'
import { createSpecialistPayload, updateSpecialistPayload } from '@rinda/contract/set-up/specialist-payload'
import { faultsOfService } from '@rinda/contract/wire/field-faults'
import type { Refusal } from '@rinda/contract/wire/refusals'
import { sentFields } from '../edge/sent-fields.ts'
import { createLocation } from '../locations/write/create-location.ts'
import { createService } from '../locations/write/create-service.ts'
import { updateLocation } from '../locations/write/update-location.ts'
import { updateService } from '../locations/write/update-service.ts'
import { createSpecialist } from '../specialists/create-specialist.ts'
import { updateSpecialist } from '../specialists/update-specialist.ts'
import { pick } from './export.ts'
import type { FileRun } from './file-run.ts'
import { type KnownAs, withKnownSpecialists } from './known-specialists.ts'
import { ownSpecialTimes } from './own-special-times.ts'

type SpecialistRow = SetUpFile['specialists'][number]
type LocationRow = SetUpFile['locations'][number]
type ServiceRow = LocationRow['services'][number]
/** Whatever ids the file has, everything is new. */
type Mode = { isNew: boolean; companyId: number | undefined; knownAs: KnownAs }

/** Makes or changes every row of a file, in the order in which they need each other; goes on after one that is refused, to name them all. */
export async function runFile(run: FileRun, file: SetUpFile, isNew: boolean): Promise<void> {
  const knownAs: KnownAs = new Map()
  const mode: Mode = { isNew, companyId: file.company_id, knownAs }
  for (const [index, row] of file.specialists.entries())
    await runSpecialist(run, row, `specialists/${index}`, mode)
  for (const [index, row] of file.locations.entries()) {
    const place = `locations/${index}`
    const locationId = await runLocation(run, row, place, mode)
    for (const [nth, service] of row.services.entries())
      await runService(run, service, { place: `${place}/services/${nth}`, locationId, mode })
  }
}

async function runSpecialist(run: FileRun, row: SpecialistRow, place: string, mode: Mode): Promise<void> {
  const { within, asked, askedByMaker, companyId } = run
  const id = existing(row.id, mode)
  const specialist = { ...pick(row, fileAttributes.specialist), company_id: companyId }
  const madeId = await run.row({ kind: 'specialist', place, id, name: nameOf(row) }, () =>
    id === null
      ? createSpecialist(
          within,
          askedByMaker,
          sentFields(createSpecialistPayload, 'specialist', { specialist }),
        )
      : updateSpecialist(
          within,
          asked,
          id,
          sentFields(updateSpecialistPayload, 'specialist', { specialist }),
        ),
  )
  if (madeId !== null && row.id !== undefined) mode.knownAs.set(String(row.id), madeId)
}

async function runLocation(run: FileRun, row: LocationRow, place: string, mode: Mode) {
  const { within, asked, askedByMaker, companyId } = run
  const id = existing(row.id, mode)
  const attributes = pick(row, fileAttributes.location)
  if (id !== null) await run.remember(id)
  const location = {
    ...attributes,
    ...(mode.isNew ? ownSpecialTimes(row, mode.companyId) : {}),
    company_id: companyId,
  }
  const start = { kind: 'location', place, id, name: nameOf(row) } as const
  if (id !== null && run.keepSame(start, id, attributes)) return id
  return await run.row(start, () =>
    id === null
      ? createLocation(within, askedByMaker, sentFields(createLocationPayload, 'location', { location }))
      : updateLocation(within, asked, id, sentFields(updateLocationPayload, 'location', { location })),
  )
}

async function runService(
  run: FileRun,
  row: ServiceRow,
  { place, locationId, mode }: { place: string; locationId: number | null; mode: Mode },
): Promise<void> {
  const { within, asked } = run
  const start = { kind: 'service', place, id: existing(row.id, mode), name: nameOf(row) } as const
  const attributes = pick(row, fileAttributes.service)
  const known = withKnownSpecialists(attributes, mode)
  if (!known.ok) return run.refuse(start, known.refusals)
  const service = known.value
  // A location that is refused has none: its services are looked at as far as they speak for themselves.
  if (locationId === null) {
    const faults = faultsOfService(service).map(
      ({ field, reason }): Refusal => ({ reason, field: `service/${field}` }),
    )
    if (faults.length > 0) run.refuse(start, faults)
    return
  }
  const { id } = start
  if (run.keepSame(start, locationId, service)) return
  await run.row(start, () =>
    id === null
      ? createService(within, asked, locationId, sentFields(createServicePayload, 'service', { service }))
      : updateService(
          within,
          asked,
          { locationId, serviceId: id },
          sentFields(updateServicePayload, 'service', { service }),
        ),
  )
}

/** The id of what a row is about, where it is there already. */
function existing(id: number | string | undefined, { isNew }: Mode): number | null {
  return !isNew && typeof id === 'number' ? id : null
}

function nameOf(row: Readonly<Record<string, unknown>>): string {
  const name = row.name_lv ?? row.name
  return typeof name === 'string' ? name : ''
}
