import type { VisitService } from '@rinda/client/bookings/visit-service'
import { nameIn } from '@rinda/client/http/names'
import { durationText } from '@rinda/phrases/time/wait-text'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageLink } from '../../bookings/page-link.tsx'
import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { isWidget } from '../../session/pages/widget-page.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './book-frame.module.css'
import { priceText } from './price-text.ts'
import { StepMarks, steps } from './step-marks.tsx'
import type { Step } from './use-address.ts'

type Props = {
  service: VisitService
  step: Step
  title: string
  /** Time that was chosen, in words. */
  about: string | null
  /** Choice of the service, where it is chosen on this very page: it stands in the place of its name. */
  choice?: ReactNode
  children: ReactNode
}

const places = { time: 2, details: 3, code: 3 } as const

/** Frame of a step: what is booked and where, how far one is, the heading, which has the focus once the step is another one. */
export function BookFrame({ service, step, title, about, choice, children }: Props) {
  const { t, language } = useLatePhrases('book')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const name = nameIn(language, service.name)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  useEffect(() => {
    document.title = name
  }, [name])
  const place = nameIn(language, service.address) || nameIn(language, service.locationName)
  const price = service.price === null ? [] : [priceText(service.price, language)]
  // A number stays with its unit.
  const figures = price.map((one) => one.replaceAll(' ', '\u00a0'))
  const facts = [place, durationText(service.duration, language), ...figures].join('\u00a0· ')
  const isChosenHere = choice !== undefined && step === 'time'
  const back = <IconArrowLeft aria-hidden="true" />
  return (
    <main className={styles.page} data-step={step}>
      <header className={styles.header}>
        {step === 'time' ? (
          !isWidget() && (
            <PageLink to={`/location/${service.locationId}`} className={styles.back} aria-label={t('back')}>
              {back}
            </PageLink>
          )
        ) : (
          <button type="button" className={styles.back} aria-label={t('back')} onClick={() => history.back()}>
            {back}
          </button>
        )}
        <div className={styles.what}>
          <strong>{isChosenHere ? nameIn(language, service.locationName) : name}</strong>
          <span>{about ?? facts}</span>
        </div>
        <LanguageSwitch />
      </header>
      {isChosenHere && <div className={styles.choice}>{choice}</div>}
      <StepMarks done={places[step]}>
        <p className="rinda-only-heard">{t('step', { step: places[step], of: steps })}</p>
      </StepMarks>
      <div className={styles.content}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {step === 'time' && (
          <PageLink to={`/bookings?company=${service.companyId}`} className={styles.own}>
            {t('ownBookings')}
          </PageLink>
        )}
      </div>
    </main>
  )
}
