import type { ServiceEntity } from '@rinda/client/service-calls'
import type { ConfigName } from '@rinda/domain/access/service-config'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSaveService } from '../../session/set-up/use-save-service.ts'
import { useToasts } from '../../session/toasts.ts'
import { isSameList } from './chosen-list.ts'
import type { NumberColumn } from './number-columns.ts'
import { textToShow } from './number-text.ts'

/** What became of a value: saved, or why not. */
export type SavedValue = { readonly ok: true } | { readonly ok: false; readonly why: string }
/** The same of who serves; where somebody else was quicker, who it is now. */
export type SavedList = SavedValue | { readonly ok: false; readonly now: readonly number[] }

export function configValue(service: ServiceEntity, name: ConfigName): number | null {
  const value = service.config[name]
  return typeof value === 'number' ? value : null
}

export const servesOf = (service: ServiceEntity): readonly number[] => service.config.specialists ?? []

/**
 * Saves a value of a service, or who serves: shown at once, taken back and said why when it is refused. What somebody else has changed
 * since it was looked at is not written over; the values beside it are no reason to stop.
 */
export function useSaveConfig() {
  const { t } = useLatePhrases('serviceConfig')
  const { saveFresh } = useSaveService()
  const toasts = useToasts()

  async function saveValue(
    service: ServiceEntity,
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

  async function saveSpecialists(
    service: ServiceEntity,
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

  return { saveValue, saveSpecialists }
}

const placeOf = ({ id, locationId }: ServiceEntity) => ({ locationId, serviceId: id })
