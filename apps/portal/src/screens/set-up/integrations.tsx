import { NativeSelect } from '@mantine/core'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { latePart } from '@rinda/live/late-part'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ApiKeysPanel } from '../../features/api-keys/api-keys-panel.tsx'
import { CalendarFeedsPanel } from '../../features/calendar-feeds/calendar-feeds-panel.tsx'
import { PaymentsPanel } from '../../features/payment-gateway/payments-panel.tsx'
import { WebhooksPanel } from '../../features/webhooks/webhooks-panel.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import { integrationParts } from './integrations-search.ts'
import { SetUpFrame } from './set-up-frame.tsx'

const route = getRouteApi('/shell/integrations')

/** Panel that comes when it is wanted: a company moves in once. */
const MoveInPanel = latePart(
  async () => (await import('../../features/move-in/move-in-panel.tsx')).MoveInPanel,
)

/** `/integrations`: how other systems work with a company's bookings and line. */
export function IntegrationsScreen() {
  const { t, language } = useLatePhrases('integrations')
  const { user, company } = useSession()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const { data: companies = [] } = useQuery({ ...companiesQuery, enabled: isPlatform })
  const { part = 'keys' } = search
  const companyId = isPlatform ? (search.company ?? company.id) : undefined
  return (
    <SetUpFrame
      title={t('title')}
      note={
        <SegmentedSwitch
          label={t('title')}
          segments={integrationParts.map((value) => ({ value, label: t(value) }))}
          value={part}
          onChange={(next) => void navigate({ search: { ...search, part: next } })}
        />
      }
      acts={
        isPlatform && (
          <MantineLook>
            <NativeSelect
              aria-label={t('company')}
              value={companyId}
              onChange={(event) =>
                void navigate({ search: { ...search, company: Number(event.currentTarget.value) } })
              }
              data={companies.map((one) => ({
                value: String(one.id),
                label: one[`name_${language}`] || one.name,
              }))}
            />
          </MantineLook>
        )
      }
    >
      {part === 'keys' && <ApiKeysPanel key={companyId} companyId={companyId} />}
      {part === 'calendars' && <CalendarFeedsPanel key={companyId} companyId={companyId} />}
      {part === 'import' && <MoveInPanel key={companyId} companyId={companyId} />}
      {part === 'payments' && <PaymentsPanel key={companyId} companyId={companyId} />}
      {part === 'webhooks' && <WebhooksPanel key={companyId} companyId={companyId} />}
    </SetUpFrame>
  )
}
