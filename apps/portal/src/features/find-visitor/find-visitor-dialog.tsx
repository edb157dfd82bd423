import type { Booking } from '@rinda/client/bookings/booking-view'
import { useNow } from '@rinda/live/use-now'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './find-visitor.module.css'
import { FoundBooking } from './found-booking.tsx'
import { groupVisitors } from './group-visitors.ts'
import { useFound } from './use-found.ts'

/** Type a name, a telephone number or a code: the visitors that fit, each with the bookings to come and those that were. */
export function FindVisitorDialog(props: {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onOpen: (booking: Booking) => void
}) {
  const { t } = useLatePhrases('find')
  const id = useId()
  const now = useNow()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { isEnough, found, isLooking, hasFailed, retry } = useFound(typed)

  const visitors = groupVisitors(found?.bookings ?? [], now)
  const shown = visitors.flatMap(({ coming, others }) => [...coming, ...others])
  const active = shown.find(({ qtid }) => qtid === chosen) ?? shown[0]
  const optionId = ({ qtid }: Booking) => `${id}-${qtid}`
  const activeId = active && optionId(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && active && !isLooking) props.onOpen(active)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const at = active ? shown.indexOf(active) : -1
      const next = shown[Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))]
      if (next) setChosen(next.qtid)
    } else return
    event.preventDefault()
  }

  const none = t('none', { query: typed.trim() })
  const answer = shown.length === 0 ? none : t('found', { count: shown.length })
  const said = isLooking ? t('looking') : found ? answer : ''
  return (
    <Dialog title={t('title')} isOpen={props.isOpen} onClose={props.onClose} onClosed={props.onClosed}>
      <div className={styles.search}>
        <IconSearch size={20} stroke={1.8} aria-hidden="true" className={styles.glass} />
        <input
          className={styles.field}
          type="text"
          role="combobox"
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label={t('title')}
          aria-describedby={`${id}-hint`}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(null)
          }}
          onKeyDown={onKeyDown}
        />
        {isLooking && <span className={styles.spinner} aria-hidden="true" />}
      </div>
      <p className="rinda-only-heard" role="status">
        {said}
      </p>
      <div className={styles.results} data-is-looking={(isLooking && shown.length > 0) || undefined}>
        <p id={`${id}-hint`} className={isEnough ? 'rinda-only-heard' : styles.hint}>
          {t('hint')}
        </p>
        {hasFailed && <ErrorFace title={t('failed')} text={t('failedText')} onRetry={retry} />}
        {!hasFailed && found && !isLooking && shown.length === 0 && (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{none}</p>
            <p>{t('noneText')}</p>
          </div>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          className={styles.list}
          aria-label={t('results')}
          hidden={hasFailed || shown.length === 0}
        >
          {!hasFailed &&
            visitors.map((visitor) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div
                key={visitor.key}
                role="group"
                aria-label={[visitor.name, ...visitor.businesses, visitor.phone].filter(Boolean).join(' ')}
                className={styles.visitor}
              >
                <p className={styles.who} role="presentation">
                  <span className={styles.name}>{visitor.name}</span>
                  {visitor.businesses.length > 0 && (
                    <span className={styles.business}>{visitor.businesses.join(', ')}</span>
                  )}
                  <span className={styles.phone}>{visitor.phone}</span>
                  {visitor.coming.length > 0 && (
                    <span className={styles.counts}>{t('coming', { count: visitor.coming.length })}</span>
                  )}
                </p>
                {[...visitor.coming, ...visitor.others].map((booking) => (
                  <FoundBooking
                    key={booking.qtid}
                    id={optionId(booking)}
                    booking={booking}
                    isActive={booking === active}
                    isPast={!visitor.coming.includes(booking)}
                    onActive={() => setChosen(booking.qtid)}
                    onOpen={() => props.onOpen(booking)}
                  />
                ))}
              </div>
            ))}
        </div>
        {!hasFailed && found?.hasMore && <p className={styles.more}>{t('more')}</p>}
      </div>
    </Dialog>
  )
}
