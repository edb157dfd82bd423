import { nameIn } from '@rinda/client/http/names'
import type { MissingThing } from '@rinda/client/set-up/readiness'
import { setUpSteps } from '@rinda/domain/set-up/readiness'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './missing-list.module.css'

/** Lists what is still missing before a visitor can book, what keeps visitors away first; each thing leads to where it is mended. */
export function MissingList(props: {
  companyId: number
  missing: readonly MissingThing[]
  isReady: boolean
}) {
  const { t } = useLatePhrases('companySetUp')
  const blocking = props.missing.filter(({ isBlocking }) => isBlocking)
  const waiting = props.missing.filter(({ isBlocking }) => !isBlocking)
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <h2 id="missing" className={styles.title}>
        {t('missing')}
        {blocking.length > 0 && <span className={styles.count}>{blocking.length}</span>}
      </h2>
      <div aria-live="polite">
        {props.isReady && (
          <p className={styles.none}>
            <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
            {t('missingNone')}
          </p>
        )}
        {blocking.length > 0 && <Things {...props} things={blocking} />}
      </div>
      <h3 className={styles.sub}>{t('mayWait')}</h3>
      {waiting.length > 0 && <Things {...props} things={waiting} />}
      <p className={styles.thing}>
        <IconClock size={20} stroke={1.8} aria-hidden="true" />
        <span className={styles.words}>
          <Link
            to="/integrations"
            search={{ part: 'import', company: props.companyId }}
            className={styles.link}
          >
            {t('moveIn')}
          </Link>
          <span className={styles.text}>{t('moveInText')}</span>
        </span>
      </p>
    </section>
  )
}

function Things({ companyId, things }: { companyId: number; things: readonly MissingThing[] }) {
  const { t, language } = useLatePhrases('companySetUp')
  const { data: locations = [] } = useSession().locations
  const hasSeveral = locations.filter((one) => one.companyId === companyId).length > 1
  return (
    <ul className={styles.things}>
      {things.map(({ lack, step, isBlocking, locationId }) => {
        const location = hasSeveral ? locations.find(({ id }) => id === locationId) : undefined
        const what = t(lack)
        const Icon = isBlocking ? IconAlertCircle : IconClock
        return (
          <li
            key={`${lack} ${locationId}`}
            className={styles.thing}
            data-is-blocking={isBlocking || undefined}
          >
            <Icon size={20} stroke={1.8} aria-hidden="true" />
            <span className={styles.words}>
              <Link
                to="/company-set-up/$companyId"
                params={{ companyId: String(companyId) }}
                search={{ step, ...(locationId === null ? {} : { location: locationId }) }}
                className={styles.link}
              >
                {location ? t('of', { what, where: nameIn(language, location.name) }) : what}
              </Link>
              <span className={styles.text}>{t(`${lack}_text`)}</span>
            </span>
            <span className={styles.at}>{t('atStep', { number: setUpSteps.indexOf(step) + 1 })}</span>
          </li>
        )
      })}
    </ul>
  )
}
