import { type Import, undoImport } from '@rinda/client/set-up/move-in'
import { Button } from '@rinda/ui/components/buttons/button'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import { faultsOf } from '../../set-up/save-faults.ts'
import { importsKey, importsQuery } from './imports-query.ts'
import styles from './move-in.module.css'

/** Lists what a company has brought along, by whom, and the way back while nothing of it was changed. */
export function ImportsList({ companyId }: { companyId: number | undefined }) {
  const { t, language } = useLatePhrases('moveIn')
  const { zone } = useSession().user.profile
  const { data, isError, isFetching, refetch } = useQuery(importsQuery(companyId))
  const [undoing, setUndoing] = useState<Import | null>(null)
  const moment = (at: string) => momentText(at, language, zone)
  return (
    <section className={styles.card} aria-labelledby="move-in-imports">
      <h2 id="move-in-imports" className={styles.heading}>
        {t('imports')}
      </h2>
      {isError && !data && (
        <ErrorFace
          title={t('importsFailed')}
          text={t('importsFailedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ListSkeleton />}
      {data?.length === 0 && <EmptyFace title={t('noImports')} text={t('noImportsText')} />}
      {data && data.length > 0 && (
        <DataTable label={t('imports')} columns={[t('file'), t('what_came'), t('state'), t('act')]}>
          {data.map((one) => (
            <tr key={one.id} data-import={one.id}>
              <td>
                <span className={styles.two}>
                  <strong>{one.fileName || '—'}</strong>
                  <span className={styles.small}>
                    {t('by', { who: one.createdBy, when: moment(one.createdAt) })}
                  </span>
                </span>
              </td>
              <td>
                {t('bookings', { count: one.bookings })}, {t('customers', { count: one.customers })}
              </td>
              <td>
                {one.undoneAt === null
                  ? t('stands')
                  : t('undoneBy', { who: one.undoneBy ?? '', when: moment(one.undoneAt) })}
              </td>
              <td>
                {one.undoneAt === null && (
                  <Button
                    kind="quietDanger"
                    aria-label={t('undoOf', { name: one.fileName })}
                    aria-haspopup="dialog"
                    onClick={() => setUndoing(one)}
                  >
                    {t('undo')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {undoing && <UndoDialog one={undoing} onClosed={() => setUndoing(null)} />}
    </section>
  )
}

/** Asks before an import is taken back, and says why it cannot be. */
function UndoDialog({ one, onClosed }: { one: Import; onClosed: () => void }) {
  const { t, language } = useLatePhrases('moveIn')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function save(): Promise<boolean> {
    setBusy(true)
    const result = await undoImport(http, one)
    setBusy(false)
    if (result.ok) await queries.invalidateQueries({ queryKey: importsKey })
    else setFault([...faultsOf(result.failure, language, t('unanswered')).values()].join(' '))
    return result.ok
  }

  return (
    <FormDialog
      title={t('undoTitle', { name: one.fileName })}
      saveLabel={t('undoSure')}
      cancelLabel={t('keep')}
      isBusy={isBusy}
      onSave={save}
      onClosed={onClosed}
      fault={fault === null ? undefined : { title: t('notUndone'), text: fault }}
    >
      <p>{t('undoText')}</p>
    </FormDialog>
  )
}
