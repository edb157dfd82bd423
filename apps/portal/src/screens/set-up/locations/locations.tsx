import { nameIn } from '@rinda/client/http/names'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useEscapeFromPage } from '@rinda/ui/use-escape-from-page'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CompanyRulesButton } from '../../../features/edit-line-rules/company-rules-button.tsx'
import { MessageRulesButton } from '../../../features/edit-message-rules/message-rules-button.tsx'
import { ImportExportButton } from '../../../features/import-export-set-up/import-export-button.tsx'
import { countConditions, filterLocations } from '../../../features/list-locations/location-filter.ts'
import { ReorderLocations } from '../../../features/reorder-locations/reorder-locations.tsx'
import { HistoryButton } from '../../../features/show-set-up-history/history-button.tsx'
import { HistoryDetails } from '../../../features/show-set-up-history/history-details.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useCompanyFilter } from '../../shown-company/use-company-filter.tsx'
import { SetUpFrame } from '../set-up-frame.tsx'
import { AddLocation } from './add-location.tsx'
import { LocationActs } from './location-acts.tsx'
import { LocationList } from './location-list.tsx'
import { LocationPanel } from './location-panel.tsx'
import styles from './locations.module.css'
import { NotReadyBanner } from './not-ready-banner.tsx'
import { useLocationFilter } from './use-location-filter.ts'

/** `/locations` and `/locations/{locationId}`: the table, and beside it all that there is to say of one. */
export function LocationsScreen() {
  const { t, language } = useLatePhrases('locations')
  useLatePhrases('setUpFields')
  const { profile, locations: own } = useSession()
  const { data: locations, isError, isFetching, refetch } = own
  const { locationId } = useParams({ strict: false })
  const navigate = useNavigate()
  const { filter, onFilter } = useLocationFilter()
  const company = useCompanyFilter()
  const [isFiltering, setFiltering] = useState(() => countConditions(filter) > 0)
  const [isReordering, setReordering] = useState(false)
  const lastOpenId = useRef<number>(undefined)

  const open = locationId === undefined ? undefined : locations?.find(({ id }) => String(id) === locationId)
  if (open) lastOpenId.current = open.id
  const isUnknown = locationId !== undefined && locations !== undefined && !open && !isFetching
  const close = () => void navigate({ to: '/locations', search: true, resetScroll: false })
  useEscapeFromPage(locationId !== undefined, close)
  const mayImportAndExport = profile.reach.locationIds === null && profile.reach.serviceIds === null
  const ofCompany = company.of(locations ?? [])
  const shown = filterLocations(ofCompany, filter)
  const all = ofCompany.length
  const count = shown.length === all ? t('count', { count: all }) : t('countOf', { shown: shown.length, all })

  return (
    <SetUpFrame
      title={t('title')}
      open={open && nameIn(language, open.name)}
      note={locations && all > 0 ? count : undefined}
      acts={
        <div className={styles.acts} data-is-beside={open !== undefined || undefined}>
          {!isReordering && company.choice}
          <LocationActs
            filter={filter}
            isFiltering={isFiltering}
            isReordering={isReordering}
            all={all}
            onFiltering={setFiltering}
            onReordering={setReordering}
          />
          {!isReordering && (
            <CompanyRulesButton>
              <CompanyHistory />
            </CompanyRulesButton>
          )}
          {!isReordering && <MessageRulesButton />}
          {!isReordering && <HistoryButton />}
          {!isReordering && mayImportAndExport && <ImportExportButton />}
          {!isReordering && <AddLocation />}
        </div>
      }
    >
      <NotReadyBanner />
      {isUnknown && <Navigate to="/locations" search={true} replace />}
      <div className={styles.split} data-is-open={open !== undefined || undefined}>
        <div className={styles.list}>
          {isError && !locations && (
            <ErrorFace
              title={t('loadFailed')}
              text={t('loadFailedText')}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!isError && !locations && <ListSkeleton />}
          {locations && isReordering && <ReorderLocations locations={ofCompany} />}
          {locations && !isReordering && (
            <LocationList
              all={all}
              shown={shown}
              filter={filter}
              isFiltering={isFiltering}
              openId={open?.id}
              lastOpenId={lastOpenId.current}
              onFilter={onFilter}
            />
          )}
        </div>
        {open && (
          <LocationPanel
            location={open}
            onClose={close}
            onCopied={(id) =>
              void navigate({
                ...{ to: '/locations/$locationId', params: { locationId: String(id) } },
                ...{
                  search: company.companyId === undefined ? {} : { company: company.companyId },
                  resetScroll: false,
                },
              })
            }
          />
        )}
      </div>
    </SetUpFrame>
  )
}

/** Tells who changed the rules of the company, and when. */
function CompanyHistory() {
  const { t } = useLatePhrases('locations')
  return <HistoryDetails of={{ kind: 'company' }} name={t('companyRules')} />
}
