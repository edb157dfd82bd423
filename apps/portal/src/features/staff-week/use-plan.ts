import { planCounters } from '@rinda/client/queue/staffing'
import { unpack } from '@rinda/live/queries'
import { shortDay } from '@rinda/phrases/time/day-text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import type { ChosenHour } from './chosen-hour.ts'
import { hourRange } from './hour-state.ts'
import { staffingKey } from './staffing-query.ts'

type Plan = ChosenHour & { counters: number | null }

/** Plans counters of an hour at a location; what was planned before can be had back for a while. */
export function usePlan(locationId: number) {
  const { t, language } = useLatePhrases('staffing')
  const queries = useQueryClient()
  const toasts = useToasts()
  const write = useMutation({
    mutationFn: async (plan: Plan) => unpack(await planCounters(http, locationId, plan)),
    // Busy until the week is told anew: what another counter saves is not known before.
    onSuccess: () => queries.invalidateQueries({ queryKey: staffingKey(locationId) }),
    onError: () => toasts.error(t('notPlanned')),
  })
  const plan = async (wanted: Plan, before: number | null, shown: number) => {
    const done = await write.mutateAsync(wanted).catch(() => null)
    if (done === null) return
    const words = {
      ...{ day: shortDay(wanted.date, language), hour: hourRange(wanted.hour) },
      counters: t('counters', { count: shown }),
    }
    const back = () => write.mutate({ ...wanted, counters: before })
    toasts.undo(t('planned', words), t('undo'), back, `staffing ${wanted.date} ${wanted.hour}`)
  }
  return { plan, isBusy: write.isPending }
}
