import type { VisitService } from '@rinda/client/bookings/visit-service'
import { nameIn } from '@rinda/client/http/names'
import { PageLink } from '../../../bookings/page-link.tsx'
import { AheadText } from '../../../queue/ahead-text.tsx'
import { WaitText } from '../../../queue/wait-text.tsx'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './nothing-free.module.css'
import { type LineHere, useInstead } from './use-instead.ts'

/** Leads on where nothing is free: to the line, with its wait now, and to other places that book the same. */
export function Instead({ service }: { service: VisitService }) {
  const { t, language } = useLatePhrases('book')
  const instead = useInstead(service)
  const others = instead?.others ?? []
  return (
    <>
      {instead?.line ? (
        <LineNow locationId={service.locationId} line={instead.line} />
      ) : (
        <PageLink to={`/location/${service.locationId}`}>{t('toLocation')}</PageLink>
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="elsewhere">
          <h2 id="elsewhere">{t('elsewhere')}</h2>
          <ul>
            {others.map(({ id, locationName, address }) => (
              <li key={id}>
                <PageLink to={`/book/${id}`}>{nameIn(language, locationName)}</PageLink>
                <small>{nameIn(language, address)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function LineNow({ locationId, line }: { locationId: number; line: LineHere }) {
  const { t } = useLatePhrases('book')
  return (
    <section className={styles.line} aria-labelledby="line-now" data-line-now>
      <h2 id="line-now">{t('lineNow')}</h2>
      <p>
        <strong>
          <WaitText service={line.own} />
        </strong>{' '}
        <AheadText service={line.own} services={line.services} />
      </p>
      <PageLink to={`/location/${locationId}`}>{t('toLine')}</PageLink>
    </section>
  )
}
