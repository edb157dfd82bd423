import type { HttpFailure } from '@rinda/client/http/create-http'
import { useLatePhrases } from '../session/late-phrases.ts'
import { useToasts } from '../session/toasts.ts'
import { type Faults, faultsOf } from './save-faults.ts'

/**
 * Reasons why a change was not made: by field (`location/name_lv`), in one text, and as the server said it.
 */
export type Refused = { readonly faults: Faults; readonly why: string; readonly failure: HttpFailure }

type NotifyOptions = { isQuiet?: boolean; labelOf?: ((attribute: string) => string) | undefined }

/** Gives the functions that say, with its name, that something was saved, made or refused. */
export function useNotify() {
  const { t, language } = useLatePhrases('setUp')
  const toasts = useToasts()
  return {
    updated: (name: string) => toasts.success(t('notify.updated', { name })),
    created: (name: string) => toasts.success(t('notify.new', { name })),
    /** Says it, unless it is to be said otherwise, and gives it back by field. */
    refused(name: string, failure: HttpFailure, { isQuiet = false, labelOf }: NotifyOptions = {}): Refused {
      const faults = faultsOf(failure, language, t('unanswered'), labelOf)
      const why = [...new Set(faults.values())].join(' ')
      if (!isQuiet) toasts.error(why, t('notify.error', { name }))
      return { faults, why, failure }
    },
  }
}
