import type { MessagePreview } from '@rinda/client/set-up/message-preview'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './message-preview.module.css'
import { useSendSample } from './use-send-sample.ts'

/** A mail as a program for mail shows it: sender and subject, the mail itself, and the same as plain text. */
export function PreviewedMail(props: { preview: MessagePreview; mail: NonNullable<MessagePreview['mail']> }) {
  const { t } = useLatePhrases('messageRules')
  const { preview, mail } = props
  const [height, setHeight] = useState(480)
  const { send, isSending } = useSendSample()
  return (
    <section className={styles.way}>
      <h3>{t('mail')}</h3>
      <dl className={styles.head}>
        <dt>{t('mailFrom')}</dt>
        <dd>
          {preview.company} &lt;{mail.from}&gt;
        </dd>
        <dt>{t('subject')}</dt>
        <dd lang={preview.language} className={styles.subject}>
          {mail.subject}
        </dd>
      </dl>
      {/* Without scripts, forms and windows: what is in it can only be looked at, and its links lead nowhere. */}
      <iframe
        className={styles.frame}
        title={t('mailFrame')}
        sandbox="allow-same-origin"
        srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
        height={height}
        onLoad={({ currentTarget: frame }) =>
          setHeight(frame.contentDocument?.documentElement.scrollHeight ?? height)
        }
      />
      {mail.file && (
        <p className={styles.file}>
          <IconPaperclip size={18} stroke={1.8} aria-hidden="true" />
          <span className="rinda-only-heard">{t('file')}: </span>
          {mail.file}
        </p>
      )}
      <details className={styles.plain}>
        <summary>{t('asText')}</summary>
        <pre lang={preview.language}>{mail.text}</pre>
      </details>
      {preview.can_send ? (
        <Button
          icon={<IconSend size={17} stroke={1.8} aria-hidden="true" />}
          isBusy={isSending}
          onClick={() => void send(preview)}
        >
          {t('sendSample')}
        </Button>
      ) : (
        preview.kind !== 'invitation' && <p className={styles.about}>{t('noMail')}</p>
      )}
    </section>
  )
}
