import {
  createSpecialist,
  listSpecialists,
  type SpecialistDraft,
  type SpecialistSetUp,
  updateSpecialist,
} from '@rinda/client/set-up/specialist-calls'
import { useQueryClient } from '@tanstack/react-query'
import { http } from '../../session/queries.ts'
import { inLine, saveChange, type Wire } from '../../set-up/save-change.ts'
import { type Refused, useNotify } from '../../set-up/use-notify.ts'
import { specialistsQuery } from './use-specialists.ts'

/**
 * Outcome of saving. `changed`: somebody else was quicker, and nothing was saved; their version is in the
 * list.
 */
export type SavedSpecialist =
  | { readonly kind: 'saved' }
  | ({ readonly kind: 'changed' | 'refused' } & Refused)

/** Makes a specialist, or changes one from the version that was seen. */
export function useSaveSpecialist() {
  const queries = useQueryClient()
  const notify = useNotify()

  function put(specialist: SpecialistSetUp) {
    queries.setQueryData(specialistsQuery.queryKey, (list) => {
      if (!list) return list
      const others = list.filter(({ id }) => id !== specialist.id)
      return [...others, specialist].sort(
        (one, other) => one.companyId - other.companyId || one.name.localeCompare(other.name, 'lv'),
      )
    })
    void queries.invalidateQueries({ queryKey: specialistsQuery.queryKey })
  }

  return async (base: SpecialistSetUp | null, draft: SpecialistDraft): Promise<SavedSpecialist> => {
    const outcome = await inLine(`specialist ${base?.id ?? 'new'}`, () =>
      saveChange(wireOf(base), draft, base ?? undefined),
    )
    if (outcome.kind === 'saved') {
      put(outcome.value)
      if (base) notify.updated(outcome.value.name)
      else notify.created(outcome.value.name)
      return { kind: 'saved' }
    }
    if (outcome.kind === 'changed') put(outcome.fresh)
    const name = base?.name ?? draft.name ?? ''
    const isSaidInTheForm = outcome.kind === 'changed'
    const { kind } = outcome
    return {
      kind: kind === 'changed' ? 'changed' : 'refused',
      ...notify.refused(name, outcome.failure, { isQuiet: isSaidInTheForm }),
    }
  }
}

function wireOf(base: SpecialistSetUp | null): Wire<SpecialistSetUp> {
  return {
    send: (draft, options) =>
      base ? updateSpecialist(http, base.id, draft, options) : createSpecialist(http, draft, options),
    async read() {
      const list = await listSpecialists(http)
      return list.ok ? { ok: true, value: list.value.find(({ id }) => id === base?.id) } : list
    },
  }
}
