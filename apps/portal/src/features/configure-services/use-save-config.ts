import { askServiceImpact } from '@rinda/client/set-up/impact-calls'
import type { Service, ServiceDraft } from '@rinda/client/set-up/locations'
import type { ConfigName } from '@rinda/domain/access/service-config'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { useSaveService } from '../../set-up/use-save-service.ts'
import { isSameList } from './chosen-list.ts'
import { type NumberColumn, periodColumns } from './number-columns.ts'
import { textToShow } from './number-text.ts'

/** Outcome of saving a value: saved, or left as it was; or why not. */
export type SavedValue = { readonly ok: true } | { readonly ok: false; readonly why: string }
/** The same of who serves, where '' stands for a change that the person thought better of; where somebody else was quicker, who it is now. */
export type SavedList = SavedValue | { readonly ok: false; readonly now: readonly number[] }

export function configValue(service: Service, name: ConfigName): number | null {
  const value = service.config[name]
  return typeof value === 'number' ? value : null
}

export const servesOf = (service: Service): readonly number[] => service.config.specialists ?? []

/**
 * Saves a value of a service, or who serves: shown at once, taken back and said why when it is refused. What somebody else has changed
 * since it was looked at is not written over; the values beside it are no reason to stop. Whom a change would leave outside is asked
 * first: `dialog` is to be drawn.
 */
export function useSaveConfig(): {
  saveValue: (service: Service, column: NumberColumn, value: number | null) => Promise<SavedValue>
  saveSpecialists: (service: Service, seen: readonly number[], ids: readonly number[]) => Promise<SavedList>
  dialog: ReactNode
} {
  const { t } = useLatePhrases('serviceConfig')
  const { saveFresh } = useSaveService()
  const toasts = useToasts()
  const { beforeSaving, dialog } = useImpact()

  /** Saves once it is known whom a change would leave outside, or the person has said so; null: they left it as it is. */
  async function afterAsking<Saved extends { readonly ok: boolean }>(
    service: Service,
    draft: ServiceDraft,
    save: () => Promise<Saved>,
  ): Promise<Saved | null> {
    const done: { saved: Saved | null } = { saved: null }
    await beforeSaving([() => askServiceImpact(http, placeOf(service), draft)], async () => {
      done.saved = await save()
      return done.saved.ok
    })
    return done.saved
  }

  async function putValue(
    service: Service,
    { name, decimals }: NumberColumn,
    value: number | null,
  ): Promise<SavedValue> {
    const seen = configValue(service, name)
    let now = seen
    const saved = await saveFresh(
      placeOf(service),
      (current) => {
        now = configValue(current, name)
        return now === seen ? { config: { [name]: value } } : {}
      },
      { isQuiet: true },
    )
    const why =
      saved.kind === 'saved'
        ? now !== seen && t('changedMeanwhile', { value: textToShow(now, decimals) })
        : t('notSaved', { why: saved.why })
    if (why) {
      toasts.error(why)
      return { ok: false, why }
    }
    toasts.success(t('savedValue'))
    return { ok: true }
  }

  async function putSpecialists(
    service: Service,
    seen: readonly number[],
    ids: readonly number[],
  ): Promise<SavedList> {
    let now = seen
    const saved = await saveFresh(
      placeOf(service),
      (current) => {
        now = servesOf(current)
        return isSameList(now, seen) ? { config: { specialists: ids } } : {}
      },
      { isQuiet: true },
    )
    if (saved.kind !== 'saved') {
      const why = t('notSaved', { why: saved.why })
      toasts.error(why)
      return { ok: false, why }
    }
    if (!isSameList(now, seen)) return { ok: false, now }
    toasts.success(t('savedSpecialists'))
    return { ok: true }
  }

  return {
    dialog,
    async saveValue(service, column, value) {
      const save = () => putValue(service, column, value)
      if (!isOfPeriods(column)) return await save()
      return (await afterAsking(service, { config: { [column.name]: value } }, save)) ?? { ok: true }
    },
    async saveSpecialists(service, seen, ids) {
      const save = () => putSpecialists(service, seen, ids)
      if (seen.every((id) => ids.includes(id))) return await save()
      return (await afterAsking(service, { config: { specialists: ids } }, save)) ?? { ok: false, why: '' }
    },
  }
}

const placeOf = ({ id, locationId }: Service) => ({ locationId, serviceId: id })

/**
 * Tells whether a column says when a service can be booked: a booking may stand outside because of that, but
 * not because of a price.
 */
const isOfPeriods = ({ name }: NumberColumn) => periodColumns.some((one) => one.name === name)
