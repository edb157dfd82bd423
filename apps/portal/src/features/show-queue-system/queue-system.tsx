import { nameIn } from '@rinda/client/http/names'
import { askQueueSystem, type QueueSystem as System } from '@rinda/client/queue/queue-system'
import type { Location } from '@rinda/client/set-up/locations'
import { unpack } from '@rinda/live/queries'
import { Button } from '@rinda/ui/components/button'
import { IconCircleCheck, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { momentText } from '../../session/moment-text.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import styles from './queue-system.module.css'
import { queueSystemQuery } from './queue-system-query.ts'

/** Card of the other system that keeps the line of a location: whether it answers, since when, and why not. */
export function QueueSystem({ location }: { location: Location }) {
  const { t } = useLatePhrases('queueSystem')
  const title = useId()
  const query = queueSystemQuery(location)
  const queries = useQueryClient()
  const { data: system, isError } = useQuery({ ...query, placeholderData: keepPreviousData })
  const ask = useMutation({
    mutationFn: async () => unpack(await askQueueSystem(http, location.id)) ?? null,
    onSuccess: (asked) => queries.setQueryData(query.queryKey, asked),
  })
  if (system && !system.isElsewhere) return null
  return (
    <section className={styles.system} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {t('title')}
      </h3>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.card} data-is-online={system?.isOnline}>
        <div className={styles.said} role="status">
          {system ? (
            <State system={system} location={location} />
          ) : (
            <p>{t(isError ? 'unread' : 'reading')}</p>
          )}
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

function State({ system, location }: { system: System; location: Location }) {
  const { t, language } = useLatePhrases('queueSystem')
  const { profileAt } = useSession()
  const { isOnline, fault, since, heardAt, unknownServiceIds } = system
  const at = (moment: string) => momentText(moment, language, profileAt(location.id).zone)
  const Icon = isOnline ? IconCircleCheck : IconPlugConnectedX
  const unknown = location.services
    .filter(({ id }) => unknownServiceIds.includes(id))
    .map(({ name }) => nameIn(language, name))
  const wasAsked = since !== null
  return (
    <>
      <p className={styles.state} data-is-online={wasAsked ? isOnline : undefined}>
        <Icon size={18} stroke={2} aria-hidden="true" />
        {wasAsked ? t(isOnline ? 'answersSince' : 'silentSince', { when: at(since) }) : t('notYet')}
      </p>
      {fault && <p className={styles.fault}>{t(`fault_${fault}`)}</p>}
      {wasAsked && !isOnline && <p>{t('meanwhile')}</p>}
      {!isOnline && heardAt && <p className={styles.text}>{t('heardAt', { when: at(heardAt) })}</p>}
      {unknown.length > 0 && <p className={styles.fault}>{t('unknown', { names: unknown.join(', ') })}</p>}
    </>
  )
}
