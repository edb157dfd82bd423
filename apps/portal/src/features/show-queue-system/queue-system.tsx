import { nameIn } from '@rinda/client/http/names'
import { askQueueSystem, type QueueSystem as System, type SystemKind } from '@rinda/client/queue/queue-system'
import type { Location } from '@rinda/client/set-up/locations'
import { unpack } from '@rinda/live/queries'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconCircleCheck, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import styles from './queue-system.module.css'
import { queueSystemQuery } from './queue-system-query.ts'

/** Card of the other system that keeps the line of a location, or its bookings: whether it answers, since when, and why not. */
export function QueueSystem({ location, kind = 'queue_system' }: { location: Location; kind?: SystemKind }) {
  const { t } = useLatePhrases('queueSystem')
  const title = useId()
  const query = queueSystemQuery(location, kind)
  const queries = useQueryClient()
  const { data: system, isError } = useQuery({ ...query, placeholderData: keepPreviousData })
  const ask = useMutation({
    mutationFn: async () => unpack(await askQueueSystem(http, location.id, kind)) ?? null,
    onSuccess: (asked) => queries.setQueryData(query.queryKey, asked),
  })
  if (system && !system.isElsewhere) return null
  return (
    <section className={styles.system} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {t(kind === 'queue_system' ? 'title' : 'bookings_title')}
      </h3>
      <p className={styles.text}>{t(kind === 'queue_system' ? 'text' : 'bookings_text')}</p>
      <div className={styles.card} data-is-online={system?.isOnline}>
        <div className={styles.said} role="status">
          {system ? <State {...{ system, location, kind }} /> : <p>{t(isError ? 'unread' : 'reading')}</p>}
          {ask.isError && <p className={styles.fault}>{t('notAsked')}</p>}
        </div>
        <Button
          icon={<IconRefresh size={18} stroke={1.8} aria-hidden="true" />}
          isBusy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t('askNow')}
        </Button>
      </div>
    </section>
  )
}

function State({ system, location, kind }: { system: System; location: Location; kind: SystemKind }) {
  const { t, language } = useLatePhrases('queueSystem')
  const { profileAt } = useSession()
  const { isOnline, fault, since, heardAt, unknownServiceIds } = system
  const at = (moment: string) => momentText(moment, language, profileAt(location.id).zone)
  const Icon = isOnline ? IconCircleCheck : IconPlugConnectedX
  const unknown = location.services
    .filter(({ id }) => unknownServiceIds.includes(id))
    .map(({ name }) => nameIn(language, name))
  const wasAsked = since !== null
  const isOfLine = kind === 'queue_system'
  const isNotThere = !isOfLine && fault === 'not_found'
  return (
    <>
      <p className={styles.state} data-is-online={wasAsked ? isOnline : undefined}>
        <Icon size={18} stroke={2} aria-hidden="true" />
        {wasAsked ? t(isOnline ? 'answersSince' : 'silentSince', { when: at(since) }) : t('notYet')}
      </p>
      {fault && <p className={styles.fault}>{t(isNotThere ? 'bookings_not_found' : `fault_${fault}`)}</p>}
      {wasAsked && !isOnline && <p>{t(isOfLine ? 'meanwhile' : 'bookings_meanwhile')}</p>}
      {!isOnline && heardAt && <p className={styles.text}>{t('heardAt', { when: at(heardAt) })}</p>}
      {unknown.length > 0 && (
        <p className={styles.fault}>
          {t(isOfLine ? 'unknown' : 'bookings_unknown', { names: unknown.join(', ') })}
        </p>
      )}
    </>
  )
}
