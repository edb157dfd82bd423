import type { SetUpChangeAttributes, SetUpChangeResource } from '@rinda/contract/set-up/set-up-history'
import type { ShownChange } from './list.ts'

/** The only way of a change to the wire. */
export function renderChange({ row, kind, setting, changes }: ShownChange): SetUpChangeResource {
  const attributes: SetUpChangeAttributes = {
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.before === null ? 'create' : 'update',
    object_kind: kind,
    object_id: row.object_id,
    ...namesOf(kind, Number(row.object_id), setting),
    location_id: kind === 'specialist' ? null : (setting?.locationId ?? null),
    changes,
  }
  return { id: String(row.audit_id), type: 'set_up_change', attributes }
}

/** Gives the names of what is set up as they are now; empty where it is out of reach. */
export function namesOf(kind: ShownChange['kind'], id: number, setting: ShownChange['setting']) {
  if (kind === 'specialist') {
    const name = setting?.specialists.get(id)?.name ?? ''
    return { name, name_lv: name, name_en: name, name_ru: name }
  }
  const row = kind === 'location' ? setting?.location : setting?.services.get(id)?.row
  const { name = '', name_lv = '', name_en = '', name_ru = '' } = row ?? {}
  return { name, name_lv, name_en, name_ru }
}
