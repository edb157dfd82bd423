import type {
  KioskAttributes,
  KioskResource,
  OwnKioskAttributes,
  OwnKioskResource,
} from '@rinda/contract/queue/kiosk'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

/** A kiosk of a location, as those see it who set it up; times are ISO 8601 with `Z`. */
export type Kiosk = EntityOf<KioskAttributes>
/** A kiosk as its own device sees it. */
export type OwnKiosk = EntityOf<OwnKioskAttributes>

const pathOf = (locationId: number) => `/api/portal/locations/${locationId}/kiosks`
const ownPathOf = (locationId: number) => `/api/visit/locations/${locationId}/kiosk`

export function listKiosks(http: Http, locationId: number): Promise<HttpResult<Kiosk[]>> {
  return readList(http, pathOf(locationId), ({ data }) => data.map((one) => entityFrom<Kiosk>(one)))
}

/** Makes a kiosk, with the code by which a device is paired with it. */
export function createKiosk(
  http: Http,
  locationId: number,
  kiosk: { name: string; prints: boolean },
  options: WriteOptions = {},
) {
  return send(http, { method: 'POST', path: pathOf(locationId), body: { kiosk }, ...options })
}

export function updateKiosk(
  http: Http,
  { id, locationId }: Pick<Kiosk, 'id' | 'locationId'>,
  kiosk: { name?: string; prints?: boolean },
  options: WriteOptions = {},
) {
  return send(http, { method: 'PATCH', path: `${pathOf(locationId)}/${id}`, body: { kiosk }, ...options })
}

/** Ends its pairing: its device is a visitor's page again at once. */
export function endKiosk(
  http: Http,
  { id, locationId }: Pick<Kiosk, 'id' | 'locationId'>,
  options: WriteOptions = {},
) {
  return send(http, { method: 'DELETE', path: `${pathOf(locationId)}/${id}`, ...options })
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<Kiosk | undefined>> {
  const result = await http<Document<KioskResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<Kiosk>(result.value.data) : undefined }
}

/** Pairs this device by a code. The answer has its `token`, which is told once. */
export function pairKiosk(http: Http, locationId: number, code: string, options: WriteOptions = {}) {
  return own(http, { method: 'POST', path: ownPathOf(locationId), body: { kiosk: { code } }, ...options })
}

/** The kiosk that this device is paired with; undefined where it is none, or none any more. */
export async function getOwnKiosk(
  http: Http,
  locationId: number,
  token: string,
): Promise<HttpResult<OwnKiosk | undefined>> {
  const result = await own(http, { path: ownPathOf(locationId), headers: { 'x-kiosk-token': token } })
  const isUnknown = !result.ok && result.failure.kind === 'refused' && result.failure.status === 404
  return isUnknown ? { ok: true, value: undefined } : result
}

async function own(http: Http, call: HttpCall): Promise<HttpResult<OwnKiosk | undefined>> {
  const result = await http<Document<OwnKioskResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<OwnKiosk>(result.value.data) : undefined }
}
