import { mayAddSpecialists } from '@rinda/domain/access/specialists'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SpecialistDialog } from '../../features/edit-specialists/specialist-dialog.tsx'
import { SpecialistsPanel } from '../../features/edit-specialists/specialists-panel.tsx'
import { useCompanies } from '../../features/edit-specialists/use-companies.ts'
import { useSpecialists } from '../../features/edit-specialists/use-specialists.ts'
import { HistoryDetails } from '../../features/show-set-up-history/history-details.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { overPage } from '../../session/over-page.ts'
import { useSession } from '../../session/session.tsx'
import { useCompanyFilter } from '../shown-company/use-company-filter.tsx'
import { SetUpFrame } from './set-up-frame.tsx'
import { newSpecialist, type SpecialistsSearch } from './specialists-search.ts'

const route = getRouteApi('/shell/specialists')

/** `/specialists`: who serves, and when. Who may only look sees nothing that changes it. */
export function SpecialistsScreen() {
  const { t } = useLatePhrases('specialists')
  // The dialog speaks these: they are there when it opens.
  useLatePhrases('newLocation')
  useLatePhrases('setUp')
  const { user, profile, locations: setUp } = useSession()
  const { edit, q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const specialists = useSpecialists()
  const company = useCompanyFilter()
  const companies = useCompanies(user.role === 'QTICKET_ADMIN')
  const ofCompany = company.companyId === undefined ? {} : { company: company.companyId }
  /** Opens the form of a specialist, or closes it. */
  const go = (change: SpecialistsSearch) => {
    const { edit: _, ...rest } = { edit, ...(q === '' ? {} : { q }) }
    const replace = change.edit === undefined
    void navigate({ search: { ...ofCompany, ...rest, ...change }, replace, ...overPage })
  }
  const mayAdd = mayAddSpecialists({ role: user.role, reach: profile.reach })
  const addButton = mayAdd && (
    <Button
      kind="primary"
      icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
      onClick={() => go({ edit: newSpecialist })}
    >
      {t('add')}
    </Button>
  )
  const isReady = specialists.data && setUp.data
  const chosen = specialists.data?.find(({ id, isEditable }) => isEditable && String(id) === edit)
  const isNew = edit === newSpecialist && mayAdd
  return (
    <SetUpFrame
      title={t('title')}
      acts={
        isReady &&
        specialists.data.length > 0 && (
          <>
            {company.choice}
            {addButton}
          </>
        )
      }
    >
      {isReady ? (
        <SpecialistsPanel
          specialists={company.of(specialists.data)}
          locations={company.of(setUp.data)}
          sought={q}
          onSeek={(text) =>
            void navigate({ search: { ...ofCompany, ...(text === '' ? {} : { q: text }) }, replace: true })
          }
          onEdit={(id) => go({ edit: String(id) })}
          addButton={addButton}
        />
      ) : specialists.isError || setUp.isError ? (
        <ErrorFace
          title={t('loadFailed')}
          text={t('loadFailedText')}
          isRetrying={specialists.isFetching || setUp.isFetching}
          onRetry={() => {
            void specialists.refetch()
            void setUp.refetch()
          }}
        />
      ) : (
        <ListSkeleton />
      )}
      {/* The dialog waits for its words alone: were the screen taken away meanwhile, whoever opened it had no place to come back to. */}
      <Suspense fallback={null}>
        {isReady && (chosen || isNew) && (
          <SpecialistDialog
            key={edit}
            specialist={chosen ?? null}
            locations={setUp.data}
            companies={companies}
            onClosed={() => go({})}
          >
            {chosen && <HistoryDetails of={{ specialistId: chosen.id }} name={chosen.name} />}
          </SpecialistDialog>
        )}
      </Suspense>
    </SetUpFrame>
  )
}
