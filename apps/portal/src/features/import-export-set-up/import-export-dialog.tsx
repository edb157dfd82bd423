import type { FileInput } from '@rinda/client/set-up/set-up-file'
import { setUpFilePath } from '@rinda/client/set-up/set-up-file'
import { Button, buttonClass } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { CompanyChoice } from './company-choice.tsx'
import styles from './import-export.module.css'
import { ReportTable } from './report-table.tsx'
import { useSetUpFile } from './use-set-up-file.ts'

/** A company's whole set-up as a file: out, and in after a look at what it would do. */
export function ImportExportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLatePhrases('setUpFile')
  const { user, company } = useSession()
  const toasts = useToasts()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const [companyId, setCompanyId] = useState(company.id)
  const [isNew, setNew] = useState(false)
  const fileField = useRef<HTMLInputElement>(null)
  const input: FileInput = { isNew, ...(isPlatform ? { companyId } : {}) }
  const { stage, check, bring, forget } = useSetUpFile(input)
  const isSending = stage.at === 'sending'
  const file = stage.at === 'checked' || isSending ? stage.file : null
  const mayBring = file?.report.fine && file.report.rows.some(({ outcome }) => outcome !== 'same')
  const why = stage.at === 'refused' || stage.at === 'checked' ? stage.why : null

  async function bringIn() {
    if (!(await bring())) return
    toasts.success(t('brought'))
    onClose()
  }

  return (
    <Dialog
      title={t('title')}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={forget}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {mayBring && (
            <Button kind="primary" isBusy={isSending} onClick={() => void bringIn()}>
              {t('bring')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isPlatform && (
          <CompanyChoice
            value={companyId}
            onChange={(id) => {
              if (isSending) return
              setCompanyId(id)
              forget()
            }}
          />
        )}
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('exportTitle')}</h3>
          <p>{t('exportText')}</p>
          <a className={buttonClass()} href={setUpFilePath(input)} download>
            <IconDownload size={18} aria-hidden="true" />
            {t('download')}
          </a>
        </section>
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('importTitle')}</h3>
          <p>{t('importText')}</p>
          <label className={styles.asNew}>
            <input
              type="checkbox"
              checked={isNew}
              onChange={(event) => {
                if (isSending) return
                setNew(event.currentTarget.checked)
                forget()
              }}
            />
            <span>
              <strong>{t('asNew')}</strong>
              <br />
              {t('asNewText')}
            </span>
          </label>
          <input
            ref={fileField}
            type="file"
            hidden
            accept=".json,application/json"
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              // The same file can be chosen again after it was mended.
              event.currentTarget.value = ''
              if (chosen) void check(chosen)
            }}
          />
          <Button
            icon={<IconUpload size={18} aria-hidden="true" />}
            isBusy={stage.at === 'checking'}
            onClick={() => fileField.current?.click()}
          >
            {t(stage.at === 'nothing' ? 'choose' : 'chooseOther')}
          </Button>
          <div role="status" className={styles.result}>
            {stage.at === 'checking' && <p>{t('checking')}</p>}
            {file && <h4 className={styles.heading}>{t('resultOf', { name: file.name })}</h4>}
          </div>
          {file && <ReportTable report={file.report} />}
          {why !== null && (
            <p role="alert" className={styles.refused}>
              <strong>{t('refused')}</strong>
              <span>{why}</span>
            </p>
          )}
        </section>
      </div>
    </Dialog>
  )
}
