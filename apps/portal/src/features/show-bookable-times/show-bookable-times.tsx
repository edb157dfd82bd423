import { listBookableDays } from '@rinda/client/bookings/bookable-days'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { addDays, type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Choice } from '@rinda/ui/components/fields/choice'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { EmptyFace, ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { unpack } from '@rinda/live/queries'
import { useNow } from '@rinda/live/use-now'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dependsOn, derivedKey, noTime } from '../../bookings/queries/derived-queries.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { DateField } from '../../set-up/fields/date-field.tsx'
import { DayWindows } from './day-windows.tsx'
import styles from './show-bookable-times.module.css'

const daysShown = 14
const mostDays = 92

/**
 * Shows for each date when a service can really be booked: the outcome of hours, special days, booking times
 * and periods.
 */
export function ShowBookableTimes({ locations }: { locations: readonly Location[] }) {
  const { t, language } = useLatePhrases('hours')
  const { profile } = useSession().user
  const today = localDateOf(useNow(), profile.zone)
  const [locationId, setLocationId] = useState<number | null>(null)
  const [serviceId, setServiceId] = useState<number | null>(null)
  const [audience, setAudience] = useState<'visitor' | 'staff'>('visitor')
  const [withStarts, setWithStarts] = useState(false)
  const [from, setFrom] = useState<LocalDate>(today)
  const [till, setTill] = useState<LocalDate>(addDays(today, daysShown - 1))
  const locationFrom = locations.filter(({ services }) => services.length > 0)
  const location = locationFrom.find(({ id }) => id === locationId) ?? locationFrom[0]
  const service = location?.services.find(({ id }) => id === serviceId) ?? location?.services[0]
  const fault = faultOf(from, till)
  const query = useQuery({
    queryKey: derivedKey('bookable', location?.id ?? 0, service?.id ?? 0, audience, from, till),
    ...dependsOn({ locationId: location?.id ?? 0, span: noTime }),
    enabled: service !== undefined && !fault,
    queryFn: async () => {
      const place = { locationId: location?.id ?? 0, serviceId: service?.id ?? 0 }
      return unpack(await listBookableDays(http, place, { from, till, audience }))
    },
  })
  if (!location || !service) return <EmptyFace title={t('noServices')} text={t('noServicesText')} />

  const day = (label: string, value: LocalDate, put: (date: LocalDate) => void) => (
    <div className={styles.date}>
      <MantineLook>
        <DateField
          label={label}
          value={value}
          isWrong={fault !== null}
          onChange={(date) => date && put(date)}
        />
      </MantineLook>
    </div>
  )
  return (
    <>
      <div className={styles.bar}>
        <Choice
          label={t('location')}
          options={locationFrom.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) }))}
          value={String(location.id)}
          onChange={(id) => setLocationId(Number(id))}
        />
        <Choice
          label={t('service')}
          options={location.services.map(({ id, name }) => ({
            value: String(id),
            label: nameIn(language, name),
          }))}
          value={String(service.id)}
          onChange={(id) => setServiceId(Number(id))}
        />
        {day(t('from'), from, setFrom)}
        {day(t('till'), till, setTill)}
        <SegmentedSwitch
          label={t('forWhom')}
          value={audience}
          segments={[
            { value: 'visitor', label: t('forVisitors') },
            { value: 'staff', label: t('forStaff') },
          ]}
          onChange={setAudience}
        />
        <div className={styles.switch}>
          <Switch label={t('showStarts')} text={t('showStarts')} isOn={withStarts} onChange={setWithStarts} />
        </div>
      </div>
      <p id="bookable-fault" role="alert" className={styles.fault} hidden={fault === null}>
        {fault && t(fault)}
      </p>
      {!fault && query.isPending && <LoadingFace />}
      {!fault && query.isError && (
        <ErrorFace title={t('errorTitle')} text={t('errorText')} onRetry={() => void query.refetch()} />
      )}
      {!fault && query.data && (
        <>
          {withStarts && query.data[0] && (
            <p className={styles.step}>{t('startsEvery', { count: query.data[0].step })}</p>
          )}
          <DataTable label={t('schedule')} columns={[t('date'), t('schedule')]}>
            {query.data.map((one) => (
              <tr key={one.date}>
                <td className={styles.day}>{longDay(one.date, language, today)}</td>
                <td className={styles.windows} data-is-none={one.reason !== null || undefined}>
                  <DayWindows day={one} withStarts={withStarts} />
                </td>
              </tr>
            ))}
          </DataTable>
        </>
      )}
    </>
  )
}

function faultOf(from: LocalDate, till: LocalDate): 'periodReversed' | 'periodTooLong' | null {
  if (from > till) return 'periodReversed'
  return addDays(from, mostDays - 1) < till ? 'periodTooLong' : null
}
