import { TextInput } from '@mantine/core'
import { Button } from '@rinda/ui/components/buttons/button'
import { Switch } from '@rinda/ui/components/fields/switch'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './kiosks.module.css'
import type { useKioskActs } from './use-kiosk-acts.ts'

/** Makes a kiosk: its name, and whether it prints; the list then shows its code. */
export function AddKiosk({ acts }: { acts: ReturnType<typeof useKioskActs> }) {
  const { t } = useLatePhrases('kiosks')
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [prints, setPrints] = useState(false)

  async function add() {
    if (!(await acts.add(name, prints))) return
    setOpen(false)
    setName('')
    setPrints(false)
  }

  if (!isOpen)
    return (
      <Button kind="primary" icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={name}
        maxLength={60}
        required
        withAsterisk={false}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Switch label={t('prints')} text={t('prints')} isOn={prints} onChange={setPrints} />
      <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
      <Button kind="primary" type="submit" isBusy={acts.isBusy}>
        {t('make')}
      </Button>
    </form>
  )
}
