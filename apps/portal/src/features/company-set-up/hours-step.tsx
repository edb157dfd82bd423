import { locationFaults } from '@rinda/client/http/field-faults'
import { askLocationImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import {
  draftOf,
  pickValues,
  type Values,
  valuesOf,
  valuesOfWeek,
  weekIn,
} from '../../set-up/fields/location-values.ts'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { WeekFields } from '../../set-up/fields/week-fields.tsx'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import styles from './company-set-up.module.css'
import { useKeptTyped } from './kept-typed.ts'
import { StepFrame, type StepWays } from './step-frame.tsx'
import { usualHours } from './usual-hours.ts'

/** Step for when a location is open. */
export function HoursStep(props: StepWays & { location: Location }) {
  const { t } = useLatePhrases('companySetUp')
  const { location } = props
  const { typed, isResumed, type, forget } = useKeptTyped<{ hours: Values }>(`hours.${location.id}`)
  const { textsOf, refusedTexts } = useFaultTexts()
  const { save } = useSaveLocation()
  const { beforeSaving, dialog } = useImpact()
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<FieldTexts>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const before = valuesOf(location)
  const values = { ...before, ...typed.hours }
  const changed = Object.keys(typed.hours ?? {}).filter((name) => values[name] !== before[name])
  const isClosed = Object.values(valuesOfWeek(weekIn(values))).every((time) => time === '')
  const hours = pickValues(values, Object.keys(valuesOfWeek(weekIn(values))))
  const found = locationFaults(draftOf(hours)).filter(({ field }) => field.startsWith('open_'))
  const faults: FieldTexts = new Map([
    ...textsOf(found.filter(({ field }) => isTried || left.has(field))),
    ...refused,
  ])

  async function onSave(): Promise<boolean> {
    setTried(true)
    if (found.length > 0) return false
    if (changed.length === 0) return true
    const draft = draftOf(pickValues(values, changed))
    setBusy(true)
    const outcome = await beforeSaving([() => askLocationImpact(http, location.id, draft)], async () => {
      const saved = await save(location.id, draft, { base: location })
      setChanged(saved.kind === 'changed')
      if (saved.kind === 'refused') setRefused(refusedTexts(saved.failure, 'location'))
      if (saved.kind === 'saved') forget()
      return saved.kind === 'saved'
    })
    setBusy(false)
    return outcome === 'saved'
  }

  return (
    <>
      <StepFrame
        {...props}
        title={t('hoursTitle')}
        text={t('hoursText')}
        onSave={onSave}
        isBusy={isBusy}
        fault={faults.get('')}
        notice={isChanged ? t('changedMeanwhile') : undefined}
        onDiscard={isResumed && changed.length > 0 ? forget : undefined}
      >
        {isClosed && (
          <div>
            <Button onClick={() => type({ hours: { ...typed.hours, ...valuesOfWeek(usualHours) } })}>
              {t('usualHours')}
            </Button>
          </div>
        )}
        <WeekFields
          value={weekIn(values)}
          faults={faults}
          onLeft={(name) => setLeft(new Set([...left, name]))}
          onChange={(week) => {
            setRefused(new Map())
            type({ hours: valuesOfWeek(week) })
          }}
        />
        <p className={styles.hint}>{t('allTimes')}</p>
      </StepFrame>
      {dialog}
    </>
  )
}
