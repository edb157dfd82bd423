import { TextInput } from '@mantine/core'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { type Counter, isSameCounter } from '../../queue/ticket.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { nextNumber } from './card/counter-face.ts'

/** A counter that the location gets: the next number, or a name. It is closed until somebody opens it. */
export function AddCounterDialog(props: {
  counters: readonly Counter[]
  onAdd: (name: Counter['counter']) => Promise<boolean>
  onClosed: () => void
}) {
  const { t } = useLatePhrases('supervise')
  const { counters } = props
  const [name, setName] = useState(() => String(nextNumber(counters)))
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const wanted = name.trim()
  const isTaken = counters.some(({ counter }) => isSameCounter(counter, wanted))
  const fault = wanted === '' ? t('nameMissing') : isTaken ? t('nameTaken') : null

  async function save(): Promise<boolean> {
    setAsked(true)
    if (fault) return false
    setBusy(true)
    const isDone = await props.onAdd(counterNamed(wanted))
    setBusy(false)
    return isDone
  }

  return (
    <FormDialog
      title={t('addCounter')}
      saveLabel={t('add')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onSave={save}
      onClosed={props.onClosed}
    >
      <TextInput
        label={t('counterName')}
        description={t('counterHint')}
        error={isAsked && fault}
        value={name}
        maxLength={30}
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </FormDialog>
  )
}

/** A name as the server keeps it: digits are a number. */
function counterNamed(name: string): Counter['counter'] {
  return /^[1-9]\d{0,3}$/.test(name) ? Number(name) : name
}
