import { serviceFaults } from '@rinda/client/http/field-faults'
import type { Service } from '@rinda/client/set-up/locations'
import { useState } from 'react'
import type { WaysIn } from '../../session/ways-in.ts'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { ownSystemId } from '../../set-up/own-system-id.ts'
import { changesOf, draftOf, emptyForm, formOf, formOnto, type ServiceForm } from './service-form.ts'
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
  const { textsOf, refusedTexts } = useFaultTexts()
  const creating = useCreateService(locationId)
  const [base, setBase] = useState(service)
  const [form, setForm] = useState<ServiceForm>(() => (service ? formOf(service) : newForm(ways)))
  const [refused, setRefused] = useState(nothing)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)

  /** Somebody else changed it: what was not touched here follows. */
  function follow(fresh: Service) {
    if (base) setForm(formOnto(form, formOf(base), formOf(fresh)))
    setBase(fresh)
  }
  if (service && base && service.timestamp > base.timestamp && !isBusy) follow(service)

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
    setChanged(saved.kind === 'changed')
    if (saved.kind === 'changed') follow(saved.fresh)
    else setRefused(refusedTexts(saved.failure, 'service'))
    return false
  }

  return {
    form,
    faults: new Map([...said, ...refused]) as FieldTexts,
    isBusy,
    /** Changes that are not saved yet; for a new service the whole form. */
    typed: base ? changesOf(form, formOf(base)) : form,
    /**
     * True when the save was made from an old version: the changes now lie on top of the new one, and can be
     * saved again.
     */
    isChanged,
    onLeft: (attribute: string) => setLeft(new Set([...left, attribute])),
    change(part: Partial<ServiceForm>) {
      setForm({ ...form, ...part })
      setRefused(nothing)
      setChanged(false)
    },
    async onSave(): Promise<boolean> {
      setTried(true)
      if (found.length > 0) return false
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
