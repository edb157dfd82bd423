import { Button } from '@rinda/ui/components/buttons/button'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './new-location.module.css'
import type { useSteps } from './use-steps.ts'

/** On, back, and throwing away what was typed, which is asked twice. What is made already cannot be thrown away here. */
export function StepButtons({ form, wizard }: { form: string; wizard: ReturnType<typeof useSteps> }) {
  const { t } = useLatePhrases('newLocation')
  const [isAsking, setAsking] = useState(false)
  const { step, made } = wizard.draft
  const nextLabel = {
    general: 'next',
    place: 'next',
    hours: 'next',
    systems: made ? 'saveNext' : 'make',
    services: 'finish',
  } as const
  return (
    <div className={styles.foot}>
      {wizard.isTouched && !made && (
        <div className={styles.aside}>
          {isAsking ? (
            <Button kind="danger" onClick={wizard.discard}>
              {t('discardAsk')}
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {t('discard')}
            </Button>
          )}
        </div>
      )}
      {step !== 'general' && <Button onClick={wizard.back}>{t('back')}</Button>}
      {step === 'services' ? (
        <Button kind="primary" onClick={wizard.finish}>
          {t('finish')}
        </Button>
      ) : (
        <Button kind="primary" type="submit" form={form} isBusy={wizard.isBusy}>
          {t(nextLabel[step])}
        </Button>
      )}
    </div>
  )
}
