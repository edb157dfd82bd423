import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PartPanel } from './part-panel.tsx'

type ListPanelProps<One> = {
  /** The words of the kind that is listed. */
  t: (key: 'intro' | 'add' | 'failed' | 'failedText' | 'empty' | 'emptyText') => string
  query: UseQueryResult<readonly One[]>
  onAdd: () => void
  list: (all: readonly One[]) => ReactNode
  /** Dialogs over the list. */
  children: ReactNode
}

/** A part of a page that lists all of one kind, and adds to it: the list, or a face while it is not there. */
export function ListPanel<One>({ t, query, onAdd, list, children }: ListPanelProps<One>) {
  const { data: all, isError, isFetching, refetch } = query
  return (
    <PartPanel
      intro={t('intro')}
      acts={
        <Button
          kind="primary"
          aria-haspopup="dialog"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
      }
    >
      {isError && !all && (
        <ErrorFace
          title={t('failed')}
          text={t('failedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!all && !isError && <ListSkeleton />}
      {all?.length === 0 && <EmptyFace title={t('empty')} text={t('emptyText')} />}
      {all && all.length > 0 && list(all)}
      {children}
    </PartPanel>
  )
}
