import { latePart } from '@rinda/live/late-part'
import { useEffect, useState } from 'react'
import { type KeyBinding, listKeys, restLetters, useKeys } from '../../session/keys.ts'
import { areLetterKeysOn, keepLetterKeys } from '../../session/letter-keys.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'

const KeysDialog = latePart(async () => (await import('../../screens/late-dialogs.ts')).KeysDialog)

/** The list of keys, asked for by `?` and in the menu of the person, who may turn those of one letter off. */
export function KeysList() {
  const { t } = usePhrases('shell')
  const [keys, setKeys] = useState<readonly KeyBinding[] | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { user } = useSession()
  const [areOn, setOn] = useState(() => areLetterKeysOn(user.id))
  useEffect(() => restLetters(!areOn), [areOn])

  function open() {
    setKeys(listKeys())
    setIsOpen(true)
  }

  useKeys([{ key: '?', label: t('keysShow'), run: open, isEverywhere: true }])
  if (!keys) return null
  return (
    <KeysDialog
      keys={keys}
      areLettersOn={areOn}
      onTurn={(on) => {
        keepLetterKeys(user.id, on)
        setOn(on)
      }}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
    />
  )
}
