import type { AnswerSource, PreviewAttributes } from '@rinda/contract/people/platform'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { roleNames } from '../../set-up/role-names.ts'
import styles from './preview-panel.module.css'

const sourceNames = {
  default: 'fromDefault',
  company: 'fromCompany',
  override: 'fromOverride',
  domain: 'fromDomain',
  account: 'fromAccount',
  given: 'fromGiven',
  role: 'fromRole',
} as const satisfies Record<AnswerSource, string>

/** The preview of one person: in short, then each answer with whose it is, those that differ from the default first. */
export function PreviewShown({ preview }: { preview: PreviewAttributes }) {
  const { t } = useLatePhrases('admin')
  const { profile, sources } = preview
  const isWelcomedOnly = profile.screens.length === 0
  const paths = Object.keys(sources).sort(
    (one, other) => Number(sources[one] === 'default') - Number(sources[other] === 'default'),
  )
  const roleSource = preview.role_source === 'given' ? t('fromGiven') : t('fromAddress')
  const companySource = preview.company_source === 'domain' ? t('fromDomain') : t('fromDefault')
  const facts: [label: string, value: string, source: string][] = [
    [t('company'), `${preview.company_name} (${preview.company_id})`, companySource],
    [t('role'), t(roleNames[preview.role]), roleSource],
    [t('firstScreen'), isWelcomedOnly ? t('seesNothing') : profile.home, ''],
    [t('links'), profile.navigation.map(({ path }) => path).join(', ') || t('none'), ''],
    [t('locations'), preview.locations.map(({ name }) => name).join(', ') || t('none'), ''],
  ]
  return (
    <>
      {!preview.exists && <p role="status">{t('newcomer')}</p>}
      {!preview.active && <p role="status">{t('inactive')}</p>}
      <dl className={styles.facts}>
        {facts.map(([label, value, source]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {value} {source && <span className={styles.source}>({source})</span>}
            </dd>
          </div>
        ))}
      </dl>
      <DataTable label={t('answers')} columns={[t('answer'), t('value'), t('source')]}>
        {paths.map((path) => (
          <tr key={path}>
            <td>{path}</td>
            <td className={styles.value}>{shortened(answerAt(profile, path))}</td>
            <td>{t(sourceNames[sources[path] ?? 'default'])}</td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}

const mostLetters = 160

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}

function answerAt(profile: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], profile)
}
