import { type SetUpStep, setUpSteps } from '@rinda/domain/set-up/readiness'
import { Button } from '@rinda/ui/components/buttons/button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './company-set-up.module.css'

/** Ways to the other steps. */
export type StepWays = {
  readonly step: SetUpStep
  readonly onGo: (step: SetUpStep) => void
}

type StepFrameProps = StepWays & {
  title: string
  text: string
  /** Saves what was typed at this step; answers whether the next one may come. None: there is nothing to save. */
  onSave?: () => Promise<boolean>
  isBusy?: boolean
  /** Fault of the step as a whole. */
  fault?: string | undefined
  notice?: string | undefined
  /** Throws away what was typed here before. */
  onDiscard?: (() => void) | undefined
  children: ReactNode
}

/** Draws one step: what is asked, the fields, and the ways back and on. Enter saves and goes on. */
export function StepFrame(props: StepFrameProps) {
  const { t } = useLatePhrases('companySetUp')
  const { step, onGo, onSave, isBusy = false } = props
  const form = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const index = setUpSteps.indexOf(step)
  const [before, after] = [setUpSteps[index - 1], setUpSteps[index + 1]]

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (refusals === 0) return
    const faulty = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    faulty?.scrollIntoView({ block: 'center' })
    faulty?.focus({ preventScroll: true })
  }, [refusals])

  async function goOn() {
    if (isBusy) return
    if (onSave && !(await onSave())) return setRefusals((count) => count + 1)
    if (after) onGo(after)
  }
  const fields = <MantineLook>{props.children}</MantineLook>
  return (
    <section className={styles.step} aria-labelledby={`${form}-title`}>
      <p className={styles.stepOf}>{t('stepOf', { number: index + 1, count: setUpSteps.length })}</p>
      <h2 id={`${form}-title`} ref={heading} tabIndex={-1} className={styles.title}>
        {props.title}
      </h2>
      <p className={styles.text}>{props.text}</p>
      {props.onDiscard && (
        <div role="status" className={styles.kept}>
          <span>{t('kept')}</span>
          <Button kind="quiet" onClick={props.onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
      {props.notice !== undefined && (
        <p role="status" className={styles.kept}>
          {props.notice}
        </p>
      )}
      {props.fault !== undefined && (
        <p role="alert" className={styles.fault}>
          <strong>{t('notSaved')}.</strong> {props.fault}
        </p>
      )}
      <div ref={body} className={styles.body}>
        {onSave ? (
          <form
            id={form}
            className={styles.fields}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              // A form of a dialog above is no child of this one in the page, but is one for React.
              if (event.target === event.currentTarget) void goOn()
            }}
          >
            {fields}
          </form>
        ) : (
          <div className={styles.fields}>{fields}</div>
        )}
      </div>
      <div className={styles.foot}>
        {before && (
          <Button
            icon={<IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => onGo(before)}
          >
            {t(before)}
          </Button>
        )}
        {after && (
          <Button
            kind="primary"
            className={styles.next}
            isBusy={isBusy}
            {...(onSave ? { type: 'submit' as const, form } : { onClick: () => void goOn() })}
          >
            {t('next', { step: t(after) })}
            <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
          </Button>
        )}
      </div>
    </section>
  )
}
