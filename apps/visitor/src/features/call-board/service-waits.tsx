import { nameIn } from '@rinda/client/http/names'
import type { ServiceLine } from '@rinda/client/queue/visit-location'
import { unstaffedText, waitText } from '@rinda/phrases/time/wait-text'
import { useSaidWait } from '../../queue/use-wait-text.ts'
import { waitForService } from '../../queue/wait-of.ts'
import styles from './service-waits.module.css'
import type { Turn } from './use-turn.ts'

type Props = { services: readonly ServiceLine[]; turn: Turn }

/** Number of services that a screen has room for. */
const mostServices = 5

/** Says how long one waits for each service that numbers are given of. */
export function ServiceWaits({ services, turn }: Props) {
  if (services.length === 0) return null
  // Where not all have room, those stay that one can wait for.
  const given = services.filter(({ refuses }) => refuses === null)
  const shown = services.length > mostServices && given.length > 0 ? given : services
  return (
    <section className={styles.waits}>
      <h2>{turn.t('waits')}</h2>
      <dl>
        {shown.slice(0, mostServices).map((service) => (
          <div key={service.id}>
            <dt>{nameIn(turn.language, service.name)}</dt>
            <dd>
              <WaitOf service={service} turn={turn} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function WaitOf({ service, turn }: { service: ServiceLine; turn: Turn }) {
  const said = useSaidWait(waitForService(service))
  if (service.refuses !== null) return turn.t('noNumbers')
  return said ? waitText(said, turn.language) : unstaffedText(turn.language)
}
