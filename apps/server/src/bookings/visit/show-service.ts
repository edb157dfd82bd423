import type { VisitServiceResource, VisitSpecialist } from '@rinda/contract/booking/visit-service'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { formFieldsAt, withFields } from '@rinda/domain/company/form'
import type { FormField } from '@rinda/domain/company/profile'
import { hoursOn } from '@rinda/domain/hours/opening-hours'
import { localDateOf } from '@rinda/domain/time/zone'
import { kioskAt, profileOf, type VisitorCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import { offerRules } from '../../availability/offer-rules.ts'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import { isShownTo } from '../../availability/shown.ts'
import type { Database } from '../../database/database.ts'
import { findTerms } from '../payment/payment-store.ts'

type Context = { db: Database; settings: Settings; socketKey: string | undefined }

/** Fields of every form, whatever the company’s own says: the server takes no booking without them. */
const askedOfAll: readonly FormField[] = (['first_name', 'last_name', 'phone_number', 'email'] as const).map(
  (key) => ({ key, required: true }),
)

/** Field for what the matter is, where the service asks for that. */
const problem: FormField = { key: 'notes', required: false }

/** Shows a service to whoever is to book it; of one that is hidden, or takes no bookings, nothing is said. */
export async function showService(
  { db, settings, socketKey }: Context,
  caller: VisitorCaller,
  serviceId: number,
  now: Date,
): Promise<Result<VisitServiceResource>> {
  const locationId = await settings.locationOf(serviceId)
  const setting = locationId === undefined ? undefined : await settings.find(caller, locationId)
  const service = setting?.services.get(serviceId)
  if (!setting || !service?.isBookable || !isShownTo(caller, setting, serviceId)) return refuse('not_found')
  const { location, companyId } = setting
  const { row } = service
  const profile = profileOf(caller, setting.company)
  const minute = Math.floor(now.getTime() / 60_000)
  const today = localDateOf(minute, setting.zone)
  const rulesWith = (specialistId: number | null) =>
    offerRules(setting, profile, service, specialistId, 'visitor', minute)
  const { durationMinutes, range } = rulesWith(null)
  const { visitorCode, visitorCodeFrom, visitorApproval } = profile.booking
  // Another system takes no files and no money for us, and decides by itself.
  const isElsewhere = isBookedElsewhere(setting)
  const { asks_description = false } = row.config
  const asks_attachment = !isElsewhere && row.config.asks_attachment === true
  const form = withFields(formFieldsAt(profile, setting.locationId, serviceId), askedOfAll)
  const isAskedAlready = !asks_description || form.some(({ key }) => key === problem.key)
  return done({
    id: String(serviceId),
    type: 'visit_service',
    attributes: {
      ...{ name: row.name, name_lv: row.name_lv, name_en: row.name_en, name_ru: row.name_ru },
      ...{ location_name: location.name, location_name_lv: location.name_lv },
      ...{ location_name_en: location.name_en, location_name_ru: location.name_ru },
      ...{ location_address: location.address, location_address_lv: location.address_lv },
      ...{ location_address_en: location.address_en, location_address_ru: location.address_ru },
      ...{ company_id: companyId, location_id: setting.locationId, timezone: setting.zone },
      phone: location.phone,
      duration: durationMinutes,
      price: row.config.price ?? null,
      prepaid: !isElsewhere && (await isPrepaid(db, caller, setting, row.config.price)),
      specialists: specialistsOf(setting, service, (id) => rulesWith(id).durationMinutes),
      form: isAskedAlready ? form : [...form, problem],
      ...{ asks_description, asks_attachment },
      ...{
        visitor_code: visitorCode,
        visitor_code_from: visitorCodeFrom,
        visitor_approval: visitorApproval && !isElsewhere,
      },
      bookable_from: range?.from ?? null,
      bookable_till: range?.till ?? null,
      open_today: hoursOn(setting.hours, today).range ? today : null,
      has_line: location.is_qms_active && row.is_active && row.qms_id !== '' && row.qms_id !== '0',
      booked_elsewhere: isElsewhere,
      socket_key: socketKey ?? '',
    },
  })
}

/** Tells whether a visitor is asked for the price before their visit. */
async function isPrepaid(
  db: Database,
  caller: VisitorCaller,
  { companyId, locationId }: LocationSetting,
  price: number | null | undefined,
): Promise<boolean> {
  if (!price || kioskAt(caller, locationId)) return false
  return (await findTerms(db, narrow(caller.scope, companyId))) !== undefined
}

/** The specialists who serve it, by name; nobody else who works there is told of. */
function specialistsOf(
  setting: LocationSetting,
  { resources }: ServiceSetting,
  durationWith: (specialistId: number) => number,
): VisitSpecialist[] {
  return resources
    .filter(({ kind }) => kind === 'specialist')
    .map(({ id }) => ({
      ...{ id: String(id), name: setting.specialists.get(id)?.name ?? '' },
      duration: durationWith(id),
    }))
}
