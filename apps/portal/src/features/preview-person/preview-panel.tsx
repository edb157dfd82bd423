import { TextInput } from '@mantine/core'
import { Button } from '@rinda/ui/components/buttons/button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { CallFailed } from '@rinda/live/queries'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { previewQuery } from '../../set-up/platform-queries.ts'
import styles from './preview-panel.module.css'
import { PreviewShown } from './preview-shown.tsx'

/** Shows what a person sees, or would see at their first sign-in, and why. */
export function PreviewPanel(props: { chosen: string | undefined; onChoose: (email?: string) => void }) {
  const { t, language } = useLatePhrases('admin')
  const email = props.chosen ?? ''
  const [typed, setTyped] = useState(email)
  const { data, error, isFetching, refetch } = useQuery({ ...previewQuery(email), enabled: email !== '' })
  const failure = error instanceof CallFailed ? error.failure : null
  const refusal = failure?.kind === 'refused' ? failure.info?.[language] : undefined
  return (
    <>
      <form
        className={styles.ask}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          props.onChoose(typed.trim())
        }}
      >
        <MantineLook>
          <TextInput
            type="email"
            className={styles.email ?? ''}
            label={t('previewText')}
            placeholder="admin@rinda.example"
            autoComplete="off"
            value={typed}
            error={refusal}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </MantineLook>
        <Button kind="primary" type="submit" isBusy={isFetching}>
          {t('show')}
        </Button>
      </form>
      {error && refusal === undefined && (
        <ErrorFace title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />
      )}
      {email !== '' && !data && !error && <ListSkeleton />}
      {data && !error && <PreviewShown preview={data} />}
    </>
  )
}
