import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { Choice } from '@rinda/ui/components/fields/choice'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentsQuery } from '../../queue/location-queries.ts'
import type { Counter } from '../../queue/ticket.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { CounterChange } from './act/use-supervise-acts.ts'

/** Dialog that says who works at a counter: one of those who may, or nobody. */
export function AssignDialog(props: {
  socket: AgentSocket
  counter: Counter
  name: string
  onAssign: (agent: NonNullable<CounterChange['agent']>) => Promise<boolean>
  onClosed: () => void
}) {
  const { t } = useLatePhrases('supervise')
  const { counter } = props
  const { data: agents, isError, refetch } = useQuery(agentsQuery(props.socket, counter.locationId))
  const [chosen, setChosen] = useState(counter.agentId === null ? '' : String(counter.agentId))
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<boolean> {
    if (!agents) return false
    setBusy(true)
    const agent = agents.find(({ id }) => String(id) === chosen)
    const isDone = await props.onAssign({ id: agent?.id ?? null, name: agent?.name ?? '' })
    setBusy(false)
    return isDone
  }

  return (
    <FormDialog
      title={t('assignTitle', { counter: props.name })}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onSave={save}
      onClosed={props.onClosed}
    >
      {isError && !agents && <ErrorFace title={t('agentsFailed')} onRetry={() => void refetch()} />}
      {!agents && !isError && <LoadingFace />}
      {agents && (
        <Choice
          label={t('agent')}
          value={chosen}
          options={[
            { value: '', label: t('nobody') },
            ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  )
}
