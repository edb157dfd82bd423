import { createLocationPayload, type LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { LocationResource } from '@rinda/contract/set-up/objects'
import { createServicePayload } from '@rinda/contract/set-up/service-payload'
import { fileAttributes } from '@rinda/contract/set-up/set-up-file'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { closedConfig } from '@rinda/domain/access/service-config'
import { fieldNames, ofKind } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { maySeeLocation, type PortalCaller, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { type SentFields, sentFields } from '../edge/sent-fields.ts'
import { mayImportAndExport } from '../locations/policy.ts'
import { noAnnouncement, renderLocation, renderService } from '../locations/resource.ts'
import { createLocation } from '../locations/write/create-location.ts'
import { createService } from '../locations/write/create-service.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { locationNow } from '../locations/write/shown-now.ts'
import { pick } from './export.ts'
import { FileRun } from './file-run.ts'
import { ownSpecialTimes } from './own-special-times.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that are of one place alone: its standing in the list, and what other systems know it by. */
const ofOnePlace = ['position', 'bms_id', ...fieldNames(ofKind(locationFields, 'system'))]

/**
 * Makes a location like another one of its company, with its services and who serves there: by the same verbs as one that is made by hand,
 * in one transaction, so that it is there whole or not at all. What is sent is said of the copy instead. It is not shown to visitors before
 * somebody has looked at it.
 */
export async function copyLocation(
  context: SetUpWriting,
  { caller, request, now }: Asked<PortalCaller>,
  locationId: number,
  sent: SentFields<LocationPayload>,
): Promise<Result<Answer<LocationResource>>> {
  const found = await context.settings.readNow(context.db, caller.scope, locationId)
  if (!found || !maySeeLocation(caller, found)) return refuse('not_found')
  const { companyId } = found
  if (!mayImportAndExport(caller, companyId)) return refuse('forbidden')
  if (!sent.read.ok) return sent.read
  const scope = narrow(caller.scope, companyId)

  return await context.write({ caller, scope, request, now }, async (tx) => {
    const original = await context.settings.readNow(tx, scope, locationId)
    if (!original) return refuse('not_found')
    const run = new FileRun({ context, tx, caller, scope, now })
    const location = { ...locationLike(original, now), ...sent.asSent, company_id: companyId }
    const made = await createLocation(
      run.within,
      run.askedByMaker,
      sentFields(createLocationPayload, 'location', { location }),
    )
    if (!made.ok) return made
    const madeId = Number(made.value.resource.id)
    for (const one of original.services.values()) {
      const service = serviceLike(original, one, { caller, madeId, now })
      const fields = sentFields(createServicePayload, 'service', { service })
      const added = await createService(run.within, run.asked, madeId, fields)
      if (!added.ok) return added
    }
    const resource = await locationNow({ ...context, db: tx, scope, now }, madeId)
    if (!resource) throw new Error('a location that was just made is not there')
    const { changes, platformEvents } = run
    return done({ changes, platformEvents, answer: { type: 'location_created', resource } })
  })
}

/** The fields of a copy of a location. What is announced is announced at one place. */
function locationLike(original: LocationSetting, now: Date): Fields {
  const { attributes } = renderLocation(original, minuteOf(now), true)
  const all = pick(attributes, fileAttributes.location)
  // A default that is the Latvian text goes with it, whatever that is in the copy.
  const isFollowing = (name: string) => `${name}_lv` in all && all[name] === all[`${name}_lv`]
  const plain = Object.fromEntries(
    Object.entries(all).filter(([name]) => !ofOnePlace.includes(name) && !isFollowing(name)),
  )
  const { config = attributes.config } = ownSpecialTimes(
    { id: original.locationId, config: attributes.config },
    original.companyId,
  )
  const { announcement_until: _, ...rest } = config as Fields
  return { ...plain, ...noAnnouncement, visible: false, config: rest }
}

/** The fields of a copy of a service. Other systems do not know it: where one of theirs made it bookable or queued for, an id of its own does. */
function serviceLike(
  original: LocationSetting,
  one: ServiceSetting,
  { caller, madeId, now }: { caller: PortalCaller; madeId: number; now: Date },
): Fields {
  const { attributes } = renderService(original, one, minuteOf(now))
  const { config, ...plain } = pick(attributes, fileAttributes.service)
  const ownId = `rinda-${madeId}-${one.row.service_id}`
  // Who may not set prices or periods by hand sets none by a copy.
  const closed: readonly string[] = closedConfig(profileOf(caller, original.company), {}, config as Fields)
  return {
    ...plain,
    qms_id: attributes.qms_active ? ownId : '',
    bms_id: attributes.bms_active ? ownId : '',
    config: Object.fromEntries(Object.entries(config as Fields).filter(([name]) => !closed.includes(name))),
  }
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)
