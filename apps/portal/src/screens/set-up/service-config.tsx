import { mayOpenTab } from '@rinda/domain/access/screen'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { getRouteApi } from '@tanstack/react-router'
import { ConfigurePanel } from '../../features/configure-services/configure-panel.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { isTabOfUse, waysInOf } from '../../session/ways-in.ts'
import type { ServiceConfigSearch } from './service-config-search.ts'
import { SetUpFrame } from './set-up-frame.tsx'

const route = getRouteApi('/shell/service-config')

/** `/service-config`: who serves, within which days is booked, and for how much. For those alone whose profile opens its tabs. */
export function ServiceConfigScreen() {
  const { t } = useLatePhrases('serviceConfig')
  const { profile, company, locations } = useSession()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const tabs = profile.serviceConfigTabs.filter(
    (one) => mayOpenTab(profile, one) && isTabOfUse(one, waysInOf(locations.data ?? [])),
  )
  const tab = tabs.find((one) => one === search.tab) ?? tabs[0]
  const go = (next: ServiceConfigSearch) => void navigate({ search: { ...search, ...next } })
  if (!tab) return null
  return (
    <SetUpFrame
      title={t('title')}
      note={
        <SegmentedSwitch
          label={t('tabs')}
          segments={tabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={(next) => go({ tab: next })}
        />
      }
    >
      <ConfigurePanel
        tab={tab}
        companyId={search.company ?? company.id}
        onCompany={(next) => go({ company: next })}
      />
    </SetUpFrame>
  )
}
