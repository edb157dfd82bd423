import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Ask } from './asks.ts'
import styles from './composer.module.css'
import { type Schema, typeText } from './schema.ts'

/** The fields of what is sent: what each takes, and which must be there. */
export function FieldList({ ask }: { ask: Ask }) {
  const { t } = useLatePhrases('composer')
  const fields = ask.schema ? rowsOf(ask.schema) : []
  return (
    <>
      <h2 className={styles.part}>{t('fields')}</h2>
      {fields.length === 0 && ask.query.length === 0 && <p className={styles.quiet}>{t('noFields')}</p>}
      <dl className={styles.fields}>
        {ask.query.map((name) => (
          <div key={`?${name}`} className={styles.row}>
            <dt>?{name}</dt>
            <dd>{t('inPath')}</dd>
          </div>
        ))}
        {fields.map(({ name, schema, isRequired }) => (
          <div key={name} className={styles.row}>
            <dt>
              {name}
              {isRequired && <strong className={styles.needed}> {t('needed')}</strong>}
            </dt>
            <dd>
              {typeText(schema)}
              {schema.description && <span className={styles.quiet}> · {schema.description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type FieldRow = { name: string; schema: Schema; isRequired: boolean }

/** Fields of an object, and of the objects in it. */
function rowsOf({ properties = {}, required = [] }: Schema, path = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name: `${path}${name}`, schema, isRequired: required.includes(name) },
    ...(schema.properties ? rowsOf(schema, `${path}${name}/`) : []),
  ])
}
