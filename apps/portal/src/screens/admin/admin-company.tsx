import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { ChoosePlace } from '../../features/choose-place/choose-place.tsx'
import { CompanyPage } from '../../features/edit-company-profile/page/company-page.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import { SetUpFrame } from '../set-up/set-up-frame.tsx'
import styles from './admin.module.css'

/** `/admin` with a company chosen: who it is, and by which rules it works. */
export function AdminCompany({ id }: { id: string }) {
  const { t, language } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const { data, isError, isFetching, refetch } = useQuery(companiesQuery)
  const company = data?.find((one) => String(one.id) === id)
  if (data && !company && !isFetching) return <Navigate to="/admin" replace />
  const name = company ? company[`name_${language}`] || company.name : ''
  const trail = (
    <nav className={styles.trail} aria-label={t('companies')}>
      <Link to="/admin" search={{ tab: 'companies' }}>
        {t('companies')}
      </Link>
      <IconChevronRight size={16} stroke={2} aria-hidden="true" />
      <span>{name}</span>
      <IconChevronRight size={16} stroke={2} aria-hidden="true" />
    </nav>
  )
  if (!company)
    return (
      <SetUpFrame title={rules('title')} trail={trail}>
        {isError && !data ? (
          <ErrorFace
            title={t('loadFailed')}
            text={t('loadFailedText')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton />
        )}
      </SetUpFrame>
    )
  return (
    <CompanyPage
      company={company}
      companies={data ?? []}
      choosePlace={(place, onChoose) => <ChoosePlace value={place} onChange={onChoose} />}
    >
      {(acts, body) => (
        <SetUpFrame title={rules('title')} trail={trail} acts={acts} isWhole>
          {body}
        </SetUpFrame>
      )}
    </CompanyPage>
  )
}
