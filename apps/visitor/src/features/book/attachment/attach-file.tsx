import { IconAlertCircle, IconPaperclip } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import fields from '../details/details.module.css'
import styles from './attach-file.module.css'
import type { ChosenFile } from './kept-file.ts'
import type { FileFault } from './use-attachment.ts'

type Props = {
  chosen: ChosenFile | null
  fault: FileFault | null
  isSending: boolean
  isThere: boolean
  onChoose: (file: File | null) => void
}

/** Types that are offered; the server tells by the content. */
const accepted = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

/** Lets a document or a picture be given along: which one it is, whether it is there, and what is wrong with it, above. */
export function AttachFile({ chosen, fault, isSending, isThere, onChoose }: Props) {
  const { t, language } = useLatePhrases('attach')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault?.isInTheWay) input.current?.focus()
  }, [fault])
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const size = chosen && t('size', { size: megabytes.format(Math.max(0.1, chosen.size / 1024 / 1024)) })
  const how = isSending ? t('sending') : isThere ? t('there') : ''
  return (
    <div className={fields.field} data-field="attachment" data-faulty={fault !== null}>
      <label htmlFor="book-attachment">
        {t('label')} <small>{t('optional')}</small>
      </label>
      {fault && (
        <p id="why-attachment" role="alert" className={fields.why}>
          <IconAlertCircle aria-hidden="true" />
          {(fault.why === 'refused' && fault.info?.[language]) || t(fault.why)}
        </p>
      )}
      <p id="hint-attachment" className={styles.hint}>
        {t('hint')}
      </p>
      <p id="chosen-attachment" role="status" className={styles.chosen}>
        {chosen && (
          <>
            <strong>{chosen.name}</strong>
            <span>{[size, how].filter(Boolean).join(' · ')}</span>
          </>
        )}
      </p>
      <div className={styles.acts}>
        <input
          ref={input}
          id="book-attachment"
          name="attachment"
          type="file"
          className="rinda-only-heard"
          accept={accepted}
          aria-invalid={fault !== null}
          aria-describedby={[fault && 'why-attachment', 'chosen-attachment', 'hint-attachment']
            .filter(Boolean)
            .join(' ')}
          onChange={({ currentTarget: field }) => {
            const file = field.files?.[0]
            // The same file can be chosen again once it was mended.
            field.value = ''
            if (file) onChoose(file)
          }}
        />
        <label htmlFor="book-attachment" className={styles.choose} aria-hidden="true">
          <IconPaperclip />
          {t(chosen ? 'chooseOther' : 'choose')}
        </label>
        {chosen && (
          <button
            type="button"
            data-kind="quiet"
            onClick={() => {
              onChoose(null)
              input.current?.focus()
            }}
          >
            {t('remove')}
          </button>
        )}
      </div>
    </div>
  )
}
