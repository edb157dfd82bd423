import { isBookingName } from '@rinda/client/http/ids'
import type { BookingResource } from '@rinda/contract/booking/booking'
import { fromUtcDateTime, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { CallFailed } from '@rinda/live/queries'
import { useAskLater } from '@rinda/live/use-ask-later'
import { longDay } from '@rinda/phrases/time/day-text'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { StateBadge } from '@rinda/ui/components/notices/state-badge'
import { IconCalendar, IconCopy, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import { phoneText } from '../../bookings/words/phone-text.ts'
import { toneOf } from '../../bookings/words/tone-of.ts'
import { useValueText } from '../../bookings/words/use-value-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { AllFields } from './all-fields.tsx'
import styles from './booking-record.module.css'
import { CopyButtons } from './copy-buttons.tsx'
import { RecordHistory } from './record-history.tsx'
import { recordKey, recordQuery } from './record-queries.ts'
import { useCopy } from './use-copy.ts'

/** All that there is to say of one booking, beside the log: every field, and its whole history. */
export function BookingRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLatePhrases('bookingRecord')
  const { data, isError, error, isFetching, refetch } = useQuery(recordQuery(id))
  const askLater = useAskLater()
  const { changed } = useBookingChanges()
  useEffect(() => {
    if (changed) askLater({ queryKey: recordKey })
  }, [changed, askLater])
  const isRefused = error instanceof CallFailed && error.failure.kind === 'refused'
  const isUnknown = isRefused || !isBookingName(id)
  return (
    <section
      className={styles.panel}
      aria-labelledby="record-name"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      {data ? (
        <Record id={id} booking={data} onClose={onClose} />
      ) : (
        <>
          <header className={styles.top}>
            <h2 id="record-name" className={styles.title} tabIndex={-1} data-takes-focus>
              {isUnknown ? t('notFound') : `#${id}`}
            </h2>
            <CloseButton onClose={onClose} />
          </header>
          {isUnknown && <EmptyFace title={t('notFound')} text={t('notFoundText')} />}
          {isError && !isUnknown && (
            <ErrorFace
              title={t('failed')}
              text={t('failedText')}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!isError && !isUnknown && <ListSkeleton />}
        </>
      )}
    </section>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useLatePhrases('bookingRecord')
  return (
    <IconButton
      isQuiet
      label={t('close')}
      icon={<IconX size={20} stroke={1.8} aria-hidden="true" />}
      onClick={onClose}
    />
  )
}

function Record({ id, booking, onClose }: { id: string; booking: BookingResource; onClose: () => void }) {
  const { t, language } = useLatePhrases('bookingRecord')
  const { t: say } = usePhrases('booking')
  const { nameOf } = useValueText(booking.attributes.location_id)
  const copy = useCopy()
  const { attributes } = booking
  const { location_id: locationId, specialist_id: specialistId } = attributes
  const { zone } = useSession().profileAt(locationId)
  const startsAt = fromUtcDateTime(attributes.date, attributes.time)
  const date = localDateOf(startsAt, zone)
  const isBlock = attributes.fields._is_blocked === true
  const name = `${attributes.first_name} ${attributes.last_name}`.trim()
  const specialist = specialistId === null ? [] : [nameOf('specialist_id', specialistId)]
  const phone = phoneText({
    phoneCountryCode: attributes.phone_country_code,
    phoneNumber: attributes.phone_number,
  })
  return (
    <>
      <header className={styles.top}>
        <div className={styles.names}>
          <h2 id="record-name" className={styles.title} tabIndex={-1} data-takes-focus>
            {isBlock ? say('blockTitle') : name || say('title')}
          </h2>
          <p className={styles.id}>
            <code>{attributes.qtid}</code>
            <IconButton
              isQuiet
              className={styles.copy}
              label={t('copyId')}
              icon={<IconCopy size={15} stroke={1.8} aria-hidden="true" />}
              onClick={() => void copy(attributes.qtid)}
            />
          </p>
        </div>
        <span className={styles.state}>
          <StateBadge tone={toneOf(attributes.status, attributes.served_at !== null)}>
            {say(`statuses_${attributes.status}`)}
          </StateBadge>
        </span>
        <CloseButton onClose={onClose} />
      </header>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <Fact name={t('when')}>
            {longDay(date, language)}, {localTimeOf(startsAt, zone)}–
            {localTimeOf(startsAt + attributes.duration, zone)}
          </Fact>
          <Fact name={t('service')}>
            {[nameOf('service_id', attributes.service_id), ...specialist].join(' · ')}
          </Fact>
          <Fact name={t('location')}>{nameOf('location_id', locationId)}</Fact>
          <Fact name={t('contact')}>{[phone, attributes.email].filter(Boolean).join(' · ') || '—'}</Fact>
          <Fact name={t('source')}>{say(`from_${attributes.client_type}`)}</Fact>
        </dl>
        <RecordHistory id={id} booking={booking} />
        <AllFields booking={booking} />
      </div>
      <footer className={styles.foot}>
        <Link to="/bookings" search={{ location: locationId, date }} className={buttonClass()}>
          <IconCalendar size={17} stroke={1.8} aria-hidden="true" />
          {t('calendar')}
        </Link>
        <CopyButtons booking={booking} />
      </footer>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
