import { Choice } from '@rinda/ui/components/fields/choice'
import { IconBuilding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../session/late-phrases.ts'
import { useSession } from '../session/session.tsx'
import styles from './company-choice.module.css'
import { companiesQuery } from './platform-queries.ts'

const all = ''
/** A list shorter than this is read faster than searched. */
const fewest = 8

/** Limits a list to one company, for the platform's admin; to others it is nothing, as they have one alone. */
export function CompanyChoice(props: {
  companyId: number | undefined
  /** The list is that of one company: not of all. */
  isOne?: boolean
  onChange: (companyId: number | undefined) => void
}) {
  const { t, language } = useLatePhrases('admin')
  const isPlatform = useSession().user.role === 'QTICKET_ADMIN'
  const { data } = useQuery({ ...companiesQuery, enabled: isPlatform })
  if (!isPlatform || !data || data.length < 2) return null
  const named = data
    .map((one) => ({ value: String(one.id), label: one[`name_${language}`] || one.name }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  const search = { label: t('findByName'), nothing: t('nothingFound') }
  return (
    <Choice
      className={styles.choice ?? ''}
      label={t('company')}
      icon={<IconBuilding size={18} stroke={1.8} aria-hidden="true" className={styles.icon} />}
      options={props.isOne ? named : [{ value: all, label: t('allCompanies'), endsGroup: true }, ...named]}
      value={String(props.companyId ?? all)}
      onChange={(value) => props.onChange(value === all ? undefined : Number(value))}
      search={data.length < fewest ? undefined : search}
    />
  )
}
