import { getMessageRules, updateMessageRules } from '@rinda/client/set-up/message-rules'
import type { MessageRulesAttributes } from '@rinda/contract/set-up/message-rules'
import { unpack } from '@rinda/live/queries'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http, locationsQuery } from '../../session/queries.ts'
import { useNotify } from '../../set-up/use-notify.ts'

// Below the locations: what changes how a company works has both asked for again.
const rulesQuery = queryOptions({
  queryKey: [...locationsQuery.queryKey, 'message-rules'],
  queryFn: async () => unpack(await getMessageRules(http)),
  staleTime: 0,
})

type Changed = Partial<Omit<MessageRulesAttributes, 'inherited'>>

/**
 * Gives the rules of the company's messages, and the way to change them: shown at once, sent one after the other, and taken back where one is
 * refused. What is on its way lies on top of what is known, however often that is read meanwhile.
 */
export function useMessageRules() {
  const { t } = useLatePhrases('messageRules')
  const notify = useNotify()
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(rulesQuery)
  const [onItsWay, setOnItsWay] = useState<Changed>({})
  const sending = useRef({ last: Promise.resolve(), count: 0 })
  const { queryKey } = rulesQuery

  async function send(changed: Changed): Promise<void> {
    await queries.cancelQueries({ queryKey })
    const result = await updateMessageRules(http, changed)
    if (!result.ok) notify.refused(t('open'), result.failure)
    else {
      notify.updated(t('open'))
      if (result.value) queries.setQueryData(queryKey, result.value)
    }
    if (!result.ok) await queries.invalidateQueries({ queryKey })
    sending.current.count -= 1
    if (sending.current.count === 0) setOnItsWay({})
  }

  function save(changed: Changed): void {
    setOnItsWay((others) => ({ ...others, ...changed }))
    sending.current.count += 1
    sending.current.last = sending.current.last.then(() => send(changed))
  }

  return { rules: data && { ...data, ...onItsWay }, isError, isFetching, refetch, save }
}
