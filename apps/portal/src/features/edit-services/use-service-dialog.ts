import { serviceFaults } from '@rinda/client/http/field-faults'
import type { Service } from '@rinda/client/set-up/locations'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { WaysIn } from '../../session/ways-in.ts'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { ownSystemId } from '../../set-up/own-system-id.ts'
import { useFollowedDraft } from '../../set-up/use-followed-draft.ts'
import { changesOf, draftOf, emptyForm, formOf, type ServiceForm } from './service-form.ts'
import type { ChangeService } from './use-change-service.ts'
import { useCreateService } from './use-create-service.ts'

const nothing: FieldTexts = new Map()

/** Keeps what is typed of a service, new or known, and saves it. After a refusal what was typed stays. */
export function useServiceDialog(props: {
  locationId: number
  ways: WaysIn
  service: Service | null
  changeService: ChangeService
}) {
  const { locationId, ways, service, changeService } = props
  const { t } = useLatePhrases('locationServices')
  const { t: setUp } = useLatePhrases('setUp')
  const { textsOf, refusedTexts } = useFaultTexts()
  const creating = useCreateService(locationId)
  const [base, setBase] = useState(service)
  const [refused, setRefused] = useState(nothing)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** The version of the form that others saved last. */
  const [empty] = useState(() => newForm(ways))
  const theirs = base ? formOf(base) : empty
  const { draft: form, change, ...merge } = useFollowedDraft(theirs, base === null || isBusy)
  if (service && base && service.timestamp > base.timestamp && !isBusy) setBase(service)

  const found = serviceFaults(draftOf(form))
  const said = textsOf(found.filter(({ field }) => isTried || left.has(field)))

  async function send(): Promise<boolean> {
    if (!base) {
      const failure = await creating.create(draftOf(form))
      if (failure) setRefused(refusedTexts(failure, 'service'))
      return failure === null
    }
    const changes = changesOf(form, formOf(base))
    if (Object.keys(changes).length === 0) return true
    const saved = await changeService(base, changes, { base })
    if (!saved) return false
    if (saved.kind === 'saved') return true
    if (saved.kind === 'changed') {
      setBase(saved.fresh)
      setRefused(new Map([['', t('changedMeanwhile')]]))
    } else setRefused(refusedTexts(saved.failure, 'service'))
    return false
  }

  return {
    form,
    faults: new Map([...said, ...refused]) as FieldTexts,
    isBusy,
    /** Changes that are not saved yet; for a new service the whole form. */
    typed: base ? changesOf(form, formOf(base)) : form,
    merge,
    theirs,
    onLeft: (attribute: string) => setLeft(new Set([...left, attribute])),
    change(part: Partial<ServiceForm>) {
      change(part)
      setRefused(nothing)
    },
    async onSave(): Promise<boolean> {
      setTried(true)
      if (merge.conflicts.length > 0) setRefused(new Map([['', setUp('merge.decideFirst')]]))
      if (found.length > 0 || merge.conflicts.length > 0) return false
      setBusy(true)
      setRefused(nothing)
      const isSaved = await send()
      setBusy(false)
      return isSaved
    },
  }
}

/** A service that is new takes whatever its location takes. */
function newForm({ areAppointments, isLine }: WaysIn): ServiceForm {
  return {
    ...emptyForm,
    ...(areAppointments ? { bmsId: ownSystemId() } : {}),
    ...(isLine ? { qmsId: ownSystemId() } : {}),
  }
}
