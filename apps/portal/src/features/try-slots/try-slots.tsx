import { NativeSelect } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { Banner } from '@rinda/ui/components/notices/banner'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { DateField } from '../../set-up/fields/date-field.tsx'
import { differenceOf, differences } from './difference.ts'
import { type SlotQuestion, triedFacts } from './slot-question.ts'
import { TrialForm } from './trial-form.tsx'
import { TrialTable } from './trial-table.tsx'
import styles from './try-slots.module.css'
import { useTrial } from './use-trial.ts'

type TrySlotsProps = {
  question: SlotQuestion
  /** Fulfilled once the address holds it. */
  onQuestion: (next: Record<string, string | number | undefined>) => Promise<void>
}

/** A playground of slots: a day of a service as it is, and as it would be with other facts. The question stands in the address, nothing is kept. */
export function TrySlots({ question, onQuestion }: TrySlotsProps) {
  const { t } = useLatePhrases('slotTrial')
  const { locations, language, profileAt } = useSession()
  const now = useNow()
  const [round, setRound] = useState(0)
  const places = locations.data?.filter(({ services }) => services.length > 0) ?? []
  const place = places.find(({ id }) => id === question.location) ?? places[0]
  const service = place?.services.find(({ id }) => id === question.service) ?? place?.services[0]
  const date = question.date ?? addDays(localDateOf(now, profileAt(place?.id).zone), 1)
  const trial = useTrial(
    question,
    place && service ? { locationId: place.id, serviceId: service.id, date } : null,
  )
  const { data: answer, isError, isFetching, refetch } = trial
  const put = (change: Record<string, string | number | undefined>) =>
    void onQuestion({ ...question, ...change })
  if (locations.data && !place) return <EmptyFace title={t('nowhere')} text={t('nowhereText')} />
  if (!place || !service) return <ListSkeleton />
  const isTried = triedFacts.some((name) => question[name] !== undefined)
  const counts = differences.map((one) => ({
    one,
    count: answer?.starts.filter(({ now: was, tried }) => differenceOf(was, tried) === one).length ?? 0,
  }))
  const said = counts.filter(({ count }) => count > 0).map(({ one, count }) => t(`sum_${one}`, { count }))
  // Another place, service or day has other facts: what was typed for the one before is gone with it.
  const form = `${place.id} ${service.id} ${date} ${round}`
  const asSetUp = { location: place.id, service: service.id, date: question.date }
  async function takeBack() {
    await onQuestion(asSetUp)
    setRound((before) => before + 1)
  }

  return (
    <div className={styles.whole}>
      <p className={styles.intro}>{t('intro')}</p>
      <MantineLook>
        <div className={styles.place}>
          <NativeSelect
            label={t('location')}
            value={place.id}
            data={places.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) }))}
            onChange={(event) =>
              void onQuestion({ location: Number(event.currentTarget.value), date: question.date })
            }
          />
          <NativeSelect
            label={t('service')}
            value={service.id}
            data={place.services.map(({ id, name }) => ({
              value: String(id),
              label: nameIn(language, name),
            }))}
            onChange={(event) =>
              void onQuestion({
                ...{ location: place.id, service: Number(event.currentTarget.value), date: question.date },
              })
            }
          />
          <DateField label={t('day')} value={date} onChange={(value) => put({ date: value || undefined })} />
        </div>
        <div className={styles.columns}>
          <section className={styles.side} aria-label={t('whatIf')}>
            <h2 className={styles.heading}>{t('whatIf')}</h2>
            {answer && <TrialForm key={form} facts={answer.facts} question={question} onChange={put} />}
            {isTried && <Button onClick={() => void takeBack()}>{t('reset')}</Button>}
          </section>
          <section className={styles.result} aria-label={t('starts')} aria-busy={isFetching}>
            {isError && (
              <ErrorFace
                title={t('failed')}
                text={t('failedText')}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
            {!answer && !isError && <ListSkeleton />}
            {answer && !isError && (
              <>
                {!answer.facts.shown && <Banner kind="warning">{t('notShown')}</Banner>}
                <p className={styles.sum} role="status">
                  {isTried ? said.join(' · ') : t('nothingTried')}
                </p>
                <TrialTable answer={answer} />
              </>
            )}
          </section>
        </div>
      </MantineLook>
    </div>
  )
}
