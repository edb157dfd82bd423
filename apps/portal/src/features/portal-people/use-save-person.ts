import type { HttpFailure } from '@rinda/client/http/create-http'
import {
  createPortalUser,
  type PortalPerson,
  type PortalPersonDraft,
  updatePortalUser,
} from '@rinda/client/people/portal-users'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { peopleQuery, withPerson } from '../../set-up/people-query.ts'
import { type Faults, faultsOf } from '../../set-up/save-faults.ts'
import { useNotify } from '../../set-up/use-notify.ts'

/** Saves somebody's account, a new one where there is no person yet; null where it was refused: that is said, and by field in `faults`. */
export function useSavePerson() {
  const { t, language } = useLatePhrases('people')
  const queries = useQueryClient()
  const notify = useNotify()
  const [faults, setFaults] = useState<Faults>(new Map())
  const [isBusy, setBusy] = useState(false)

  async function save(
    person: PortalPerson | null,
    draft: PortalPersonDraft,
    { isQuiet = false } = {},
  ): Promise<PortalPerson | null> {
    setBusy(true)
    setFaults(new Map())
    const send = (idempotencyKey: string) =>
      person
        ? updatePortalUser(http, person.id, draft, { idempotencyKey })
        : createPortalUser(http, draft, { idempotencyKey })
    const key = makeId()
    const first = await send(key)
    // Not answered in time, it may have been done all the same: asked again, it is not done twice.
    const result = !first.ok && first.failure.kind === 'timeout' ? await send(key) : first
    setBusy(false)
    if (result.ok && result.value) {
      const saved = result.value
      queries.setQueryData(peopleQuery.queryKey, (people) => people && withPerson(people, saved))
      if (!person) notify.created(saved.name)
      else if (!isQuiet) notify.updated(saved.name)
      return saved
    }
    const failure: HttpFailure = result.ok ? { kind: 'unreachable' } : result.failure
    setFaults(faultsOf(failure, language, t('unanswered')))
    notify.refused(person?.name ?? draft.email ?? '', failure)
    return null
  }

  return { save, faults, setFaults, isBusy }
}
