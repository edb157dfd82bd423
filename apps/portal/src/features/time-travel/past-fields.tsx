import type { Past } from '@rinda/client/set-up/past'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { fieldLabel } from '../../set-up/field-labels.ts'
import { valueText } from '../../set-up/value-text.ts'
import styles from './past-parts.module.css'
import { type ShownGroup, shownGroups } from './shown-fields.ts'

/** Hours or rules as they were, thing by thing; what has changed since is marked. */
export function PastFields({ past }: { past: Extract<Past, { part: 'hours' | 'rules' }> }) {
  const { t, language } = useLatePhrases('travel')
  const { t: setUp } = useLatePhrases('setUpHistory')
  const { t: labels } = useLatePhrases('setUpFields')
  const { locations } = useSession()
  const specialists = (locations.data ?? []).flatMap((location) => location.specialists)
  const nameOf = (id: number) => specialists.find((one) => one.id === id)?.name ?? `#${id}`
  const changed = new Set(
    past.changes.flatMap(({ object_kind, object_id, changes }) =>
      changes.map(({ field }) => `${object_kind} ${object_id} ${field}`),
    ),
  )
  const titleOf = ({ kind, attributes }: ShownGroup) =>
    setUp(kind, { name: String(attributes[`name_${language}`] || attributes.name || '') })
  return (
    <div className={styles.parts}>
      {shownGroups(past).map((group) => (
        <section key={`${group.kind} ${group.id}`} className={styles.part} aria-label={titleOf(group)}>
          <h2>{titleOf(group)}</h2>
          <dl className={styles.fields}>
            {group.fields.map(({ field, value, isInherited }) => {
              const isChanged = changed.has(`${group.kind} ${group.id} ${field}`)
              const said = valueText(setUp, { field, value, nameOf })
              return (
                <div key={field} className={styles.field} data-changed={isChanged || undefined}>
                  <dt>{fieldLabel(labels, language, group.kind, field)}</dt>
                  <dd>
                    {isInherited ? t('inherited', { value: said }) : said}
                    {isChanged && <em className={styles.mark}>{t('marked')}</em>}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}
