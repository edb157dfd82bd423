import type { FileInput } from '@rinda/client/set-up/set-up-file'
import { setUpFilePath } from '@rinda/client/set-up/set-up-file'
import { Button, buttonClass } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
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
  const { stage, check, bring, isBusy, fault, forget } = useSetUpFile(input)
  const isChecked = stage.kind === 'checked'
  const hasWork = isChecked && stage.report.rows.some(({ outcome }) => outcome !== 'same')

  async function bringIn() {
    if (!(await bring())) return
    toasts.success(t('brought'))
    forget()
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
          {isChecked && stage.report.fine && hasWork && (
            <Button kind="primary" isBusy={isBusy} onClick={() => void bringIn()}>
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
            isBusy={stage.kind === 'checking'}
            onClick={() => fileField.current?.click()}
          >
            {t(stage.kind === 'nothing' ? 'choose' : 'chooseOther')}
          </Button>
          <div role="status" className={styles.result}>
            {stage.kind === 'checking' && <p>{t('checking')}</p>}
            {isChecked && <h4 className={styles.heading}>{t('resultOf', { name: stage.file.name })}</h4>}
          </div>
          {isChecked && <ReportTable report={stage.report} />}
          {(stage.kind === 'refused' || fault) && (
            <p role="alert" className={styles.refused}>
              <strong>{t('refused')}</strong>
              <span>{stage.kind === 'refused' ? stage.why : fault}</span>
            </p>
          )}
        </section>
      </div>
    </Dialog>
  )
}
