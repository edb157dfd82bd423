import { isLanguage } from '@rinda/phrases/resources'
import { useEffect } from 'react'
import { speak } from '../../session/words/phrases.ts'
import { onAskedLook } from './host.ts'
import { applyLook } from './look.ts'

/** Follows the page around when it turns dark, or to another language. */
export function useLook(): void {
  useEffect(
    () =>
      onAskedLook((look) => {
        applyLook(look)
        if (isLanguage(look.language)) void speak(look.language)
      }),
    [],
  )
}
