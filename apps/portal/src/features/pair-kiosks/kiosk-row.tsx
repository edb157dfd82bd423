import { TextInput } from '@mantine/core'
import type { Kiosk } from '@rinda/client/queue/kiosks'
import { Button } from '@rinda/ui/components/buttons/button'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText, timeText } from '../../session/time-texts/moment-text.ts'
import styles from './kiosks.module.css'
import type { useKioskActs } from './use-kiosk-acts.ts'

type Props = { kiosk: Kiosk; acts: ReturnType<typeof useKioskActs> }

/** A kiosk: its name, since when it is paired and when it was last seen, or the code that pairs it. */
export function KioskRow({ kiosk, acts }: Props) {
  const { t } = useLatePhrases('kiosks')
  const { name, pairedAt } = kiosk
  const [isAsking, setAsking] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) return <RenameKiosk {...{ kiosk, acts }} onDone={() => setRenaming(false)} />
  return (
    <li className={styles.row} data-kiosk={kiosk.id}>
      <div className={styles.facts}>
        <strong>{name}</strong>
        {pairedAt === null ? <PairingCode kiosk={kiosk} /> : <Seen kiosk={kiosk} />}
      </div>
      {isAsking ? (
        <div className={styles.acts}>
          <p role="alert">{t('endAsk', { name })}</p>
          <Button onClick={() => setAsking(false)}>{t('endKeep')}</Button>
          <Button kind="danger" isBusy={acts.isBusy} onClick={() => void acts.end(kiosk)}>
            {t('endSure')}
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <Switch
            label={t('printsOf', { name })}
            text={t('prints')}
            isOn={kiosk.isPrints}
            onChange={(prints) => void acts.change(kiosk, { prints })}
          />
          <Button kind="quiet" aria-label={t('renameOf', { name })} onClick={() => setRenaming(true)}>
            {t('rename')}
          </Button>
          {pairedAt === null ? (
            <Button kind="quiet" isBusy={acts.isBusy} onClick={() => void acts.end(kiosk)}>
              {t('remove')}
            </Button>
          ) : (
            <Button kind="quiet" aria-label={t('endOf', { name })} onClick={() => setAsking(true)}>
              {t('end')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function PairingCode({ kiosk: { code, codeUntil } }: { kiosk: Kiosk }) {
  const { t } = useLatePhrases('kiosks')
  const { zone } = useSession().user.profile
  if (code === null || codeUntil === null) return <p>{t('codeOver')}</p>
  return (
    <>
      <p>{t('enterCode', { time: timeText(codeUntil, zone) })}</p>
      <p className={styles.code}>
        {code.slice(0, 3)} {code.slice(3)}
      </p>
    </>
  )
}

function Seen({ kiosk: { pairedAt, seenAt } }: { kiosk: Kiosk }) {
  const { t, language } = useLatePhrases('kiosks')
  const { zone } = useSession().user.profile
  const at = (moment: string | null) => (moment === null ? '' : momentText(moment, language, zone))
  return (
    <p className={styles.seen}>
      {t('pairedSince', { when: at(pairedAt) })} · {t('seen', { when: at(seenAt) })}
    </p>
  )
}

function RenameKiosk({ kiosk, acts, onDone }: Props & { onDone: () => void }) {
  const { t } = useLatePhrases('kiosks')
  const [name, setName] = useState(kiosk.name)
  return (
    <li className={styles.row}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void acts.change(kiosk, { name }).then((isDone) => isDone && onDone())
        }}
      >
        <TextInput
          label={t('name')}
          value={name}
          maxLength={60}
          required
          withAsterisk={false}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" isBusy={acts.isBusy}>
          {t('save')}
        </Button>
      </form>
    </li>
  )
}
