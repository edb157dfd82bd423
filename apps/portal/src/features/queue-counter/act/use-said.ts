import type { Ticket } from '@rinda/client/queue/tickets'
import { useEffect, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'

/** Text for a screen reader: each call of a ticket is said once, and a call that is repeated as such. */
export function useSaid(serving: Ticket | null, service: string): string {
  const { t } = useLatePhrases('counter')
  const [said, setSaid] = useState('')
  const { id = null, label = '', calledAt = null, firstCalledAt = null } = serving ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
  useEffect(() => {
    if (id === null || calledAt === null) return setSaid('')
    const isAgain = firstCalledAt !== null && firstCalledAt !== calledAt
    setSaid(isAgain ? t('saidRecalled', { label }) : t('saidCalled', { label, service }))
  }, [id, calledAt])
  return said
}
