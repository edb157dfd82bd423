import { NativeSelect } from '@mantine/core'
import { type PreviewedKind, previewedKinds } from '@rinda/client/set-up/message-preview'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { languageNames, languages } from '../../session/language-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './message-preview.module.css'
import { PreviewedMail } from './previewed-mail.tsx'
import { useMessagePreview } from './use-message-preview.ts'

/** Every message of a company as it is sent, on each way and in each language, about a visit that is made up. */
export function MessagePreview() {
  const { t, language: own } = useLatePhrases('messageRules')
  const { t: outbox } = useLatePhrases('outbox')
  const { t: locations } = useLatePhrases('locations')
  const [kind, setKind] = useState<PreviewedKind>('confirmed')
  const [language, setLanguage] = useState(own)
  const { shown, isError, isFetching, refetch } = useMessagePreview({ kind, language })
  return (
    <div className={styles.preview}>
      <div className={styles.choice}>
        <MantineLook>
          <NativeSelect
            label={t('message')}
            value={kind}
            onChange={(event) =>
              setKind(previewedKinds.find((one) => one === event.currentTarget.value) ?? 'confirmed')
            }
            data={previewedKinds.map((value) => ({ value, label: outbox(`kind_${value}`) }))}
          />
        </MantineLook>
        <SegmentedSwitch
          label={t('language')}
          segments={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <p className={styles.about}>{t('sampleText')}</p>
      {isError && !shown && (
        <ErrorFace
          title={t('previewFailed')}
          text={locations('loadFailedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!shown && !isError && <ListSkeleton />}
      {shown?.mail && <PreviewedMail preview={shown} mail={shown.mail} />}
      {shown?.text_message && (
        <section className={styles.way}>
          <h3>
            {t('sms')} <span className={styles.count}>{t('parts', { count: shown.text_message.parts })}</span>
          </h3>
          <p className={styles.bubble} lang={shown.language}>
            {shown.text_message.text}
          </p>
        </section>
      )}
      {shown?.notification && (
        <section className={styles.way}>
          <h3>{t('push')}</h3>
          <p className={styles.bubble} lang={shown.language}>
            <strong>{shown.notification.title}</strong>
            <br />
            {shown.notification.body}
          </p>
        </section>
      )}
    </div>
  )
}
