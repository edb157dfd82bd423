import { useLatePhrases } from '../../session/late-phrases.ts'
import { useToasts } from '../../session/toasts.ts'

/** Gives the way to copy a text, which says what became of it. */
export function useCopy() {
  const { t } = useLatePhrases('bookingRecord')
  const toasts = useToasts()
  return async (text: string) => {
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    )
    if (isDone) toasts.success(t('copied'))
    else toasts.error(t('notCopied'))
  }
}
