import type { ServiceDraft } from '@rinda/client/set-up/locations'
import { createService } from '@rinda/client/set-up/service-calls'
import { makeId } from '@rinda/live/make-id'
import { type ServiceTemplate, serviceTemplates } from '@rinda/phrases/service-templates'
import { Button } from '@rinda/ui/components/buttons/button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { withService } from '../../session/locations/own-locations.ts'
import { changeLocations, http } from '../../session/queries.ts'
import type { WaysIn } from '../../session/ways-in.ts'
import { ownSystemId } from '../../set-up/own-system-id.ts'
import { useNotify } from '../../set-up/use-notify.ts'
import styles from './company-set-up.module.css'

const kinds = ['municipality', 'clinic', 'studio'] as const
type Kind = (typeof kinds)[number]

type ServiceExamplesProps = {
  locationId: number
  ways: WaysIn
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** Services to begin with, of some kinds of organisations: seen, and added in one click. */
export function ServiceExamples({ locationId, ways, isAdding, onAdding }: ServiceExamplesProps) {
  const { t, language } = useLatePhrases('companySetUp')
  const [kind, setKind] = useState<Kind>('clinic')
  const queries = useQueryClient()
  const notify = useNotify()
  // Sent again after no answer came, each is made once.
  const sent = useRef(new Map<string, { draft: ServiceDraft; key: string }>())
  function sentOf({ name, minutes }: ServiceTemplate) {
    const draft = {
      ...{ name: { ...name }, duration: minutes, isVisible: true, isActive: true, capacity: 1 },
      ...(ways.areAppointments ? { bmsId: ownSystemId() } : {}),
      ...(ways.isLine ? { qmsId: ownSystemId() } : {}),
    }
    const one = sent.current.get(name.lv) ?? { draft, key: makeId() }
    sent.current.set(name.lv, one)
    return one
  }
  const examples = serviceTemplates[kind]

  async function add() {
    onAdding(true)
    for (const example of examples) {
      const { name } = example
      const { draft, key } = sentOf(example)
      const result = await createService(http, locationId, draft, { idempotencyKey: key })
      if (!result.ok) {
        notify.refused(name[language], result.failure)
        if (result.failure.kind === 'refused') sent.current.delete(name.lv)
        break
      }
      sent.current.delete(name.lv)
      const { value } = result
      if (value) changeLocations(queries, (own) => withService(own, value))
    }
    onAdding(false)
  }

  return (
    <section className={styles.examples} aria-label={t('templates')}>
      <p className={styles.label}>{t('templates')}</p>
      <SegmentedSwitch
        label={t('templates')}
        segments={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={setKind}
      />
      <ul className={styles.plain}>
        {examples.map(({ name, minutes }) => (
          <li key={name.lv} className={styles.example}>
            <span>{name[language]}</span>
            <span className={styles.hint}>{t('minutes', { count: minutes })}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="primary" isBusy={isAdding} onClick={() => void add()}>
          {t('addTemplate', { count: examples.length })}
        </Button>
      </div>
    </section>
  )
}
