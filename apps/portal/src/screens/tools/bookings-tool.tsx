import { Button } from '@rinda/ui/components/buttons/button'
import { useEscapeFromPage } from '@rinda/ui/use-escape-from-page'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { BookingLog } from '../../features/booking-log/booking-log.tsx'
import type { LogFilters } from '../../features/booking-log/log-filters.ts'
import { BookingRecord } from '../../features/booking-record/booking-record.tsx'
import { MessageConsole } from '../../features/message-console/message-console.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useDialogState } from '../use-dialog-state.ts'
import { AddAppointment } from './add-appointment.tsx'
import styles from './bookings-tool.module.css'
import { parseLogSearch } from './log-search.ts'
import { ToolsFrame } from './tools-frame.tsx'

const route = getRouteApi('/shell/tools/bookings')

/** `/tools/bookings` and `/tools/bookings/{bookingId}`: the log of bookings, and beside it all that there is to say of one. */
export function BookingsTool() {
  const { t } = useLatePhrases('toolbox')
  const adding = useDialogState<LogFilters>()
  const { bookingId } = useParams({ strict: false })
  const navigate = useNavigate()
  const { filters, text, onFilter, onText } = useLogAddress()
  const close = () => void navigate({ to: '/tools/bookings', search: true, resetScroll: false })
  useEscapeFromPage(bookingId !== undefined, close)
  return (
    <ToolsFrame
      tool="bookings"
      isWhole
      acts={
        <Button
          kind="primary"
          icon={<IconPlus size={17} stroke={2.2} aria-hidden="true" />}
          onClick={() => adding.open(filters)}
        >
          {t('add')}
        </Button>
      }
    >
      {adding.subject && (
        <AddAppointment
          begin={adding.subject}
          isOpen={adding.isOpen}
          onClose={adding.close}
          onClosed={adding.forget}
        />
      )}
      <div className={styles.split} data-is-open={bookingId !== undefined || undefined}>
        <div className={styles.main}>
          <BookingLog filters={filters} onFilter={onFilter} text={text} onText={onText} openId={bookingId} />
          <MessageConsole />
        </div>
        {bookingId !== undefined && <BookingRecord key={bookingId} id={bookingId} onClose={close} />}
      </div>
    </ToolsFrame>
  )
}

/** Keeps the filters in the address. Typing does not wait for it, and is no step to go back to. */
function useLogAddress() {
  const filters = route.useSearch()
  const navigate = useNavigate()
  const inAddress = filters.q ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(new Set([inAddress]))
  if (!written.current.has(inAddress)) {
    written.current = new Set([inAddress])
    setText(inAddress)
  }
  const go = (next: LogFilters, replace: boolean) =>
    void navigate({ to: '.', search: parseLogSearch(next), replace, resetScroll: false })
  return {
    filters,
    text,
    onFilter: (next: LogFilters) => go(next, false),
    onText: (typed: string) => {
      setText(typed)
      written.current.add(typed)
      go({ ...filters, q: typed }, true)
    },
  }
}
