import { latePart } from '@rinda/live/late-part'
import { useState } from 'react'
import { type KeyBinding, listKeys, useKeys } from '../session/keys.ts'
import { usePhrases } from '../session/phrases.ts'

const KeysDialog = latePart(async () => (await import('../screens/late-dialogs.ts')).KeysDialog)

/** The list of keys, asked for by `?`. */
export function KeysList() {
  const { t } = usePhrases('shell')
  const [keys, setKeys] = useState<readonly KeyBinding[] | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    setKeys(listKeys())
    setIsOpen(true)
  }

  useKeys([{ key: '?', label: t('keysShow'), run: open, isEverywhere: true }])
  if (!keys) return null
  return <KeysDialog keys={keys} isOpen={isOpen} onClose={() => setIsOpen(false)} />
}
