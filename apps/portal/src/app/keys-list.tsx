import { useState } from 'react'
import { type KeyBinding, listKeys, useKeys } from '../session/keys.ts'
import { latePart } from '../session/late-part.tsx'
import { usePhrases } from '../session/phrases.ts'

const KeysDialog = latePart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

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
