import '@rinda/ui/styles/mantine-fields.css'
import { Button } from '@rinda/ui/components/buttons/button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { Banner } from '@rinda/ui/components/notices/banner'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { PartPanel } from '../../set-up/part-panel.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { FileCard } from './file-card.tsx'
import { ImportsList } from './imports-list.tsx'
import styles from './move-in.module.css'
import { NamesCard } from './names-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import { useBring } from './use-bring.ts'
import { useFile } from './use-file.ts'

/** Brings a company's bookings and customers along from another system: a file, what its columns and names mean, every row, and then all of it. */
export function MoveInPanel({ companyId }: { companyId: number | undefined }) {
  const { t } = useLatePhrases('moveIn')
  const { company, locations } = useSession()
  const of = companyId ?? company.id
  const file = useFile(locations.data ?? noLocations, of)
  const bring = useBring(file, companyId)
  const field = useRef<HTMLInputElement>(null)
  const { data: known } = locations
  return (
    <MantineLook>
      <PartPanel
        intro={
          <>
            {t('intro')} <span className={styles.small}>{t('limits')}</span>
          </>
        }
        acts={
          <>
            <input
              ref={field}
              type="file"
              hidden
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0]
                // The same file can be chosen again after it was mended.
                event.currentTarget.value = ''
                if (!chosen) return
                bring.forget()
                void file.open(chosen)
              }}
            />
            <Button
              kind={file.file ? 'default' : 'primary'}
              icon={<IconUpload size={18} aria-hidden="true" />}
              disabled={!known || bring.isBusy}
              onClick={() => field.current?.click()}
            >
              {t(file.file ? 'chooseOther' : 'choose')}
            </Button>
          </>
        }
      >
        {file.fault && <Banner kind="error">{t(file.fault)}</Banner>}
        {bring.done && <Brought done={bring.done} />}
        {file.file && (
          <>
            <FileCard file={file} />
            <ColumnsCard file={file} />
            {file.names.length > 0 && <NamesCard file={file} />}
            <PreviewCard key={file.file.name} file={file} bring={bring} />
          </>
        )}
        <ImportsList companyId={companyId} />
      </PartPanel>
    </MantineLook>
  )
}

const noLocations: never[] = []

function Brought({ done }: { done: NonNullable<ReturnType<typeof useBring>['done']> }) {
  const { t } = useLatePhrases('moveIn')
  const { bookings, customers, path } = done
  return (
    <div role="status" className={styles.brought}>
      <span>
        {t('brought', {
          bookings: t('bookings', { count: bookings }),
          customers: t('customers', { count: customers }),
        })}
      </span>
      {path && <a href={path}>{t('show')}</a>}
    </div>
  )
}
