import type { Past } from '@rinda/client/set-up/past'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { timeText } from '../../session/time-texts/moment-text.ts'
import { useLineWords } from './line-words.ts'
import styles from './past-parts.module.css'

/** The line as it was: the counters with whoever they had called, and who waited, in the order in which they came. */
export function PastLine({ past }: { past: Extract<Past, { part: 'line' }> }) {
  const { t } = useLatePhrases('travel')
  const { value, serviceName } = useLineWords(past.location_id)
  const waiting = past.tickets.filter(({ attributes }) => attributes.status !== 'CALLED')
  const calledAt = (counter: unknown) =>
    past.tickets
      .filter(({ attributes }) => attributes.status === 'CALLED' && attributes.counter === counter)
      .map(({ attributes }) => attributes.label)
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-labelledby="past-counters">
        <h2 id="past-counters">{t('counters')}</h2>
        {past.counters.length === 0 && <p className={styles.quiet}>{t('noCounters')}</p>}
        <dl className={styles.fields}>
          {past.counters.map(({ id, attributes }) => (
            <div key={id} className={styles.field}>
              <dt>
                {t('counter', { name: String(attributes.counter) })}
                {attributes.agent && ` · ${attributes.agent}`}
              </dt>
              <dd>
                {t(attributes.open ? (attributes.paused ? 'paused' : 'open') : 'shut')} ·{' '}
                {calledAt(attributes.counter).join(', ') || t('nobody')}
              </dd>
            </div>
          ))}
        </dl>
        {past.stopped.length > 0 && (
          <p>{t('stopped', { names: past.stopped.map(serviceName).join(', ') })}</p>
        )}
      </section>
      <section className={styles.part} aria-labelledby="past-waiting">
        <h2 id="past-waiting">
          {t('waiting')} <span className={styles.count}>{waiting.length}</span>
        </h2>
        {waiting.length === 0 && <p className={styles.quiet}>{t('nobodyWaits')}</p>}
        <dl className={styles.fields}>
          {waiting.map(({ id, attributes }) => (
            <div key={id} className={styles.field}>
              <dt>
                <strong>{attributes.label}</strong> {serviceName(attributes.service_id ?? 0)}
              </dt>
              <dd>
                {value('status', attributes.status)} ·{' '}
                {t('sinceTime', {
                  time: timeText(attributes.waiting_since ?? attributes.created_at, past.zone),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
