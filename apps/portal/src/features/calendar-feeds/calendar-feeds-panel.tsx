import { type CalendarFeed, endCalendarFeed, renewCalendarFeed } from '@rinda/client/set-up/calendar-feeds'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ListPanel } from '../../set-up/list-panel.tsx'
import { ShownSecret } from '../../set-up/shown-secret.tsx'
import { feedQuery } from './feed-query.ts'
import { FeedRow } from './feed-row.tsx'
import { NewFeedDialog } from './new-feed-dialog.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { useSubjects } from './use-subjects.ts'

/** Dialog that lies over the list. */
type Open =
  | { kind: 'new' }
  | { kind: 'end' | 'renew'; feed: CalendarFeed }
  | { kind: 'link'; name: string; path: string }

const calls = { end: endCalendarFeed, renew: renewCalendarFeed }

/** The links by which programs for calendars read a company's visits: made, looked through, changed, ended. */
export function CalendarFeedsPanel({ companyId }: { companyId: number | undefined }) {
  const { t } = useLatePhrases('calendarFeeds')
  const query = useQuery(feedQuery(companyId))
  const [open, setOpen] = useState<Open | null>(null)
  const subjects = useSubjects(companyId)
  const close = () => setOpen(null)
  const showLink = ({ name, path }: CalendarFeed) => setOpen(path ? { kind: 'link', name, path } : null)
  return (
    <ListPanel
      t={t}
      query={query}
      onAdd={() => setOpen({ kind: 'new' })}
      list={(feeds) => (
        <DataTable label={t('title')} columns={[t('name'), t('shows'), t('lastUsed'), t('state'), t('acts')]}>
          {feeds.map((feed) => (
            <FeedRow
              key={feed.id}
              feed={feed}
              subject={subjects.nameOf(feed)}
              onAct={(kind) => setOpen({ kind, feed })}
            />
          ))}
        </DataTable>
      )}
    >
      {open?.kind === 'new' && (
        <NewFeedDialog companyId={companyId} subjects={subjects} onMade={showLink} onClosed={close} />
      )}
      {(open?.kind === 'end' || open?.kind === 'renew') && (
        <SureDialog
          key={open.kind}
          act={open.kind}
          feed={open.feed}
          call={calls[open.kind]}
          onDone={showLink}
          onClosed={close}
        />
      )}
      {open?.kind === 'link' && (
        <ShownSecret
          title={t('madeTitle', { name: open.name })}
          text={t('madeText')}
          label={t('link')}
          warning={t('madeWarning')}
          secret={new URL(open.path, window.location.origin).href}
          onClosed={close}
        />
      )}
    </ListPanel>
  )
}
