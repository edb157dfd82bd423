import type { PortalPerson } from '@rinda/client/people/portal-users'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useToasts } from '../../session/toasts.ts'
import { useNotify } from '../../set-up/use-notify.ts'
import { useSavePerson } from './use-save-person.ts'

/** Switches an account off or on. What was switched off can be taken back for a moment. */
export function useSwitchPerson(): (person: PortalPerson) => Promise<void> {
  const { t } = useLatePhrases('people')
  const { save } = useSavePerson()
  const toasts = useToasts()
  const notify = useNotify()
  return async (person) => {
    const saved = await save(person, { isActive: !person.isActive }, { isQuiet: true })
    if (!saved) return
    if (saved.isActive) notify.updated(saved.name)
    else
      toasts.undo(t('switchedOff', { name: saved.name }), t('undo'), () => {
        void save(saved, { isActive: true }, { isQuiet: true })
      })
  }
}
