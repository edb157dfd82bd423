import { lazy, Suspense, useState } from 'react'
import { type KeyBinding, listKeys, useKeys } from '../session/keys.ts'
import { usePhrases } from '../session/phrases.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

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
  return (
    <Suspense>
      <KeysDialog keys={keys} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
