import { TextInput } from '@mantine/core'
import { type BusyCalendar, endBusyCalendar, readBusyCalendarNow } from '@rinda/client/set-up/busy-calendars'
import { makeId } from '@rinda/live/make-id'
import { unpack } from '@rinda/live/queries'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import { busyCalendarsQuery } from './busy-calendars-query.ts'
import styles from './edit-specialists.module.css'

type FieldProps = {
  specialistId: number
  address: string
  fault: string | undefined
  onChange: (address: string) => void
}

/** The private calendar of a specialist: how its reading is, and the address of another one. */
export function BusyCalendarField({ specialistId, address, fault, onChange }: FieldProps) {
  const { t } = useLatePhrases('specialists')
  const { data: calendars, isError } = useQuery(busyCalendarsQuery)
  const calendar = calendars?.find((one) => one.specialistId === specialistId)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('busyCalendar')}</legend>
      <p className={styles.hint}>{t('busyCalendarText')}</p>
      {isError && !calendars && <p className={styles.fault}>{t('busyUnread')}</p>}
      {calendar && <Named calendar={calendar} />}
      <TextInput
        type="url"
        label={t(calendar ? 'busyOther' : 'busyAddress')}
        description={t('busyAddressText')}
        value={address}
        error={fault}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </fieldset>
  )
}

/** Card of a calendar that is named: its last reading, and the acts on it. */
function Named({ calendar }: { calendar: BusyCalendar }) {
  const { t, language } = useLatePhrases('specialists')
  const { zone } = useSession().user.profile
  const queries = useQueryClient()
  const [isSure, setSure] = useState(false)
  const { specialistId, host, isReading, heardAt, fault, failingSince, busyTimes } = calendar
  const reload = () => queries.invalidateQueries({ queryKey: busyCalendarsQuery.queryKey })
  const read = useMutation({
    mutationFn: async () =>
      unpack(await readBusyCalendarNow(http, specialistId, { idempotencyKey: makeId() })),
    onSettled: reload,
  })
  const end = useMutation({
    mutationFn: async () => unpack(await endBusyCalendar(http, specialistId, { idempotencyKey: makeId() })),
    onSettled: reload,
  })
  const at = (moment: string) => momentText(moment, language, zone)
  return (
    <div className={styles.calendar} data-fails={fault !== null || undefined}>
      <div role="status" className={styles.said}>
        <strong>{host}</strong>
        {fault !== null && failingSince !== null && (
          <span className={styles.fault}>
            {t(`busyFault_${fault}`)} {t('busySince', { when: at(failingSince) })}
          </span>
        )}
        {heardAt === null && fault === null && <span>{t('busyReading')}</span>}
        {heardAt !== null && (
          <span>{t('busyRead', { when: at(heardAt), times: t('busyTimes', { count: busyTimes }) })}</span>
        )}
        {(read.isError || end.isError) && <span className={styles.fault}>{t('busyNotDone')}</span>}
      </div>
      <div className={styles.acts}>
        {isSure ? (
          <>
            <span className={styles.hint}>{t('busySure')}</span>
            <Button isBusy={end.isPending} onClick={() => end.mutate()}>
              {t('busyRemove')}
            </Button>
            <Button kind="quiet" data-autofocus onClick={() => setSure(false)}>
              {t('busyKeep')}
            </Button>
          </>
        ) : (
          <>
            <Button
              icon={<IconRefresh size={18} stroke={1.8} aria-hidden="true" />}
              isBusy={read.isPending || isReading}
              onClick={() => read.mutate()}
            >
              {t('busyReadNow')}
            </Button>
            <Button
              kind="quiet"
              icon={<IconTrash size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setSure(true)}
            >
              {t('busyRemove')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
