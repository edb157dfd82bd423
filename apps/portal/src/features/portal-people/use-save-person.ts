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
    const once = { idempotencyKey: makeId() }
    const result = await (person
      ? updatePortalUser(http, person.id, draft, once)
      : createPortalUser(http, draft, once))
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
