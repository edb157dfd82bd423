import { mayManageAccounts } from '@rinda/domain/access/people'
import { Link } from '@tanstack/react-router'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useReadiness } from '../../../set-up/readiness-query.ts'
import styles from './not-ready-banner.module.css'

/** Says to the admin of a company to which no visitor can come yet that something is missing, and leads to what. */
export function NotReadyBanner() {
  const { t } = useLatePhrases('companySetUp')
  const { user, profile, company } = useSession()
  const isOwn = user.role === 'COMPANY_ADMIN' && mayManageAccounts({ role: user.role, reach: profile.reach })
  const { data } = useReadiness(isOwn ? company.id : undefined)
  if (!isOwn || !data || data.isReady) return null
  return (
    <p className={styles.banner} role="status">
      {t('banner')}{' '}
      <Link
        to="/company-set-up/$companyId"
        params={{ companyId: String(company.id) }}
        search={{ step: data.missing[0]?.step ?? 'ready' }}
      >
        {t('bannerLink')}
      </Link>
    </p>
  )
}
