import { makeInvitation, type PortalPerson } from '@rinda/client/people/portal-users'
import { makeId } from '@rinda/live/make-id'
import { CallFailed, unpack } from '@rinda/live/queries'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { untilMoment } from '../../session/time-texts/moment-text.ts'
import { CopyLine } from '../../set-up/copy-line.tsx'
import { faultsOf } from '../../set-up/save-faults.ts'
import styles from './portal-people.module.css'

/** Makes the link with which somebody chooses a password, and shows it this once. */
export function InvitationDialog({ person, onClosed }: { person: PortalPerson; onClosed: () => void }) {
  const { t, language } = useLatePhrases('people')
  const { zone } = useSession().user.profile
  const [isOpen, setOpen] = useState(true)
  const [isSentAgain, setSentAgain] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', person.id],
    queryFn: async () => unpack(await makeInvitation(http, person.id, { idempotencyKey: makeId() })) ?? null,
    // It is a secret: made when it is wanted, never twice by itself, and forgotten with the dialog.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  /** Nobody keeps a link: the one that is sent again is a new one. */
  async function sendAgain() {
    setSentAgain((await refetch()).isSuccess)
  }

  return (
    <Dialog
      title={t('linkTitle', { name: person.name })}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      footer={
        <>
          {data?.isMailed && (
            <Button isBusy={isFetching} onClick={() => void sendAgain()}>
              {t('sendLinkAgain')}
            </Button>
          )}
          <Button onClick={() => setOpen(false)}>{t('close')}</Button>
        </>
      }
    >
      {error && (
        <ErrorFace
          title={t('linkFailed')}
          text={whyIn(error, language, t('unanswered'))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingFace />}
      {data && (
        <div className={styles.link}>
          {data.isMailed && (
            <p role="status">{t(isSentAgain ? 'linkMailedAgain' : 'linkMailed', { email: person.email })}</p>
          )}
          <p>
            {data.setsPassword && data.expiresAt !== null
              ? t('linkText', { email: person.email, until: untilMoment(data.expiresAt, language, zone) })
              : t('elsewhereText', { email: person.email })}
          </p>
          <CopyLine label={t('link')} value={data.url} isMain />
          {data.setsPassword && <p className={styles.warning}>{t('linkWarning')}</p>}
        </div>
      )}
    </Dialog>
  )
}

function whyIn(error: Error, language: 'lv' | 'en' | 'ru', unanswered: string): string {
  if (!(error instanceof CallFailed)) return unanswered
  return [...faultsOf(error.failure, language, unanswered).values()].join(' ')
}
