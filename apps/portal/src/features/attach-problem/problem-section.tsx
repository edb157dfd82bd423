import { Textarea } from '@mantine/core'
import { attachmentPath } from '@rinda/client/bookings/booking-calls'
import type { Booking } from '@rinda/client/bookings/booking-view'
import { keepsTime } from '@rinda/domain/booking/approval'
import { ActionButton } from '@rinda/ui/components/buttons/action-button'
import { Button } from '@rinda/ui/components/buttons/button'
import '@rinda/ui/styles/mantine-fields.css'
import { useUnsaved } from '@rinda/ui/unsaved-forms'
import { IconDownload, IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { attachedFile } from './attached-file.ts'
import styles from './problem-section.module.css'
import { useProblem } from './use-problem.ts'

/** For whoever is to serve the visitor: what the matter is, and a document or picture of it. */
export function ProblemSection(props: { booking: Booking; onSaved: (booking: Booking) => void }) {
  const { t } = useLatePhrases('move')
  const profile = useSession().profileAt(props.booking.locationId)
  const { booking } = props
  const { busy, fault, saveText, attach } = useProblem(booking, props.onSaved)
  const saved = booking.notes.description ?? ''
  /** Text that was typed and is not saved; null: as saved, whoever saves it. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? saved
  const save = async () => {
    if (await saveText(text.trim())) setTyped((now) => (now === typed ? null : now))
  }
  useUnsaved(text.trim() !== saved.trim() && busy === null)
  const input = useRef<HTMLInputElement>(null)
  const file = attachedFile(booking.log)
  const mayWrite = profile.booking.mayCreate && keepsTime(booking)
  if (booking.isBlocked || !(mayWrite || file)) return null

  return (
    <details className={styles.problem}>
      <summary className={styles.summary}>
        {t('problem_title')}
        {file && <IconPaperclip size={16} stroke={1.8} aria-hidden="true" />}
      </summary>
      <div className={styles.body}>
        {mayWrite && (
          <>
            <Textarea
              label={t('problem_text')}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={2000}
              value={text}
              onChange={({ currentTarget: { value } }) => setTyped(value === saved ? null : value)}
            />
            {text.trim() !== saved && (
              <ActionButton className={styles.save} isBusy={busy === 'text'} onClick={() => void save()}>
                {t('problem_save')}
              </ActionButton>
            )}
          </>
        )}
        <div className={styles.file}>
          {file && (
            <a className={styles.download} href={attachmentPath(booking.qtid)} download={file.name}>
              <IconDownload size={18} stroke={1.8} aria-hidden="true" />
              {t('problem_download', { name: file.name, size: file.kilobytes })}
            </a>
          )}
          {mayWrite && (
            <>
              <input
                ref={input}
                type="file"
                hidden
                accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
                onChange={(event) => {
                  const chosen = event.currentTarget.files?.[0]
                  // The same file can be chosen again after a fault.
                  event.currentTarget.value = ''
                  if (chosen) void attach(chosen)
                }}
              />
              <Button
                icon={<IconPaperclip size={18} stroke={1.8} aria-hidden="true" />}
                isBusy={busy === 'file'}
                onClick={() => input.current?.click()}
              >
                {t(busy === 'file' ? 'problem_attaching' : file ? 'problem_replace' : 'problem_attach')}
              </Button>
              <span className={styles.hint}>{t('problem_hint')}</span>
            </>
          )}
        </div>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
    </details>
  )
}
