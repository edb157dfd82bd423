import { nameIn } from '@rinda/client/http/names'
import type { SetUpStep } from '@rinda/domain/set-up/readiness'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { MissingList } from '../../../features/company-set-up/missing-list.tsx'
import { StepList } from '../../../features/company-set-up/step-list.tsx'
import { VisitorPreview } from '../../../features/company-set-up/visitor-preview.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { companiesQuery } from '../../../set-up/platform-queries.ts'
import { useReadiness } from '../../../set-up/readiness-query.ts'
import { SetUpFrame } from '../set-up-frame.tsx'
import styles from './company-set-up.module.css'
import { parseCompanySetUpSearch } from './company-set-up-search.ts'
import { StepOf } from './step-of.tsx'
import { useStepPhrases } from './use-step-phrases.ts'
import { useStepResults } from './use-step-results.ts'

/** `/company-set-up` and `/company-set-up/{companyId}`: a company is made step by step, with what is still missing before a visitor can book. */
export function CompanySetUpScreen() {
  const { t, language } = useLatePhrases('companySetUp')
  useStepPhrases()
  const { user, locations } = useSession()
  const { companyId: named } = useParams({ strict: false })
  const companyId = named === undefined ? undefined : Number(named)
  const search = parseCompanySetUpSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const companies = useQuery({ ...companiesQuery, enabled: isPlatform })
  const readiness = useReadiness(companyId)
  const { data } = readiness
  const step: SetUpStep = companyId === undefined ? 'company' : (search.step ?? 'company')
  const go = (next: SetUpStep, id = companyId) => {
    if (id === undefined) return
    const at = typeof search.location === 'number' ? { location: search.location } : {}
    void navigate({
      to: '/company-set-up/$companyId',
      params: { companyId: String(id) },
      search: { step: next, ...at },
    })
  }
  const own = (locations.data ?? []).filter((one) => one.companyId === companyId)
  const shown = own.find(({ id }) => id === search.location) ?? own[0]
  const results = useStepResults(companyId, data ?? undefined)
  const name = data ? nameIn(language, data.name) : ''
  const isThere = companyId === undefined || (data && locations.data && (!isPlatform || companies.data))
  const failed = [readiness, locations, ...(isPlatform ? [companies] : [])].find(
    (one) => one.isError && !one.data,
  )

  return (
    <SetUpFrame
      title={data ? t('titleOf', { name }) : t('title')}
      acts={
        <Link to={isPlatform ? '/admin' : '/locations'} className={buttonClass()}>
          {t('later')}
        </Link>
      }
    >
      <div className={styles.columns}>
        <div className={styles.steps}>
          <StepList
            step={step}
            done={data?.done ?? []}
            results={results}
            isOpen={(one) => companyId !== undefined || one === 'company'}
            onGo={go}
          />
        </div>
        <div className={styles.form}>
          {failed && (
            <ErrorFace
              title={t('loadFailed')}
              isRetrying={failed.isFetching}
              onRetry={() => void failed.refetch()}
            />
          )}
          {!failed && !isThere && <ListSkeleton />}
          {!failed && isThere && (
            <StepOf
              step={step}
              companyId={companyId}
              company={companies.data?.find(({ id }) => id === companyId)}
              readiness={data ?? undefined}
              search={search}
              onGo={go}
              onChanged={readiness.askAgain}
            />
          )}
        </div>
        {data && companyId !== undefined && (
          <aside className={styles.side}>
            <MissingList companyId={companyId} missing={data.missing} isReady={data.isReady} />
            {shown && (
              <VisitorPreview
                location={shown}
                isOpen={!data.missing.some(({ locationId }) => locationId === shown.id)}
              />
            )}
          </aside>
        )}
      </div>
    </SetUpFrame>
  )
}
