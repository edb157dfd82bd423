import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { locationLabel } from '../../set-up/fields/location-labels.ts'
import { useNotify } from '../../set-up/use-notify.ts'
import { changedNames, isTouched, type NewLocation, type Step, stepBeside } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { useFaults } from './use-faults.ts'
import { useFocusFault } from './use-focus-fault.ts'
import { useMakeLocation } from './use-make-location.ts'

/** Goes through the five steps: a step is left for the next one when nothing is wrong with it, and the fourth makes the location. */
export function useSteps(startAt: NewLocation['point'], close: () => void) {
  const { language } = useSession()
  const notify = useNotify()
  const { t: say } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('newLocation')
  const labelOf = (attribute: string) => locationLabel({ say, fields }, attribute)
  const kept = useDraft(startAt)
  const { draft } = kept
  const faults = useFaults(draft)
  const making = useMakeLocation(kept.change)
  const goTo = useFocusFault()

  function go(step: Step) {
    kept.change({ step })
  }

  async function make() {
    const faulty = faults.check('systems')
    if (faulty) {
      go(faulty)
      return goTo()
    }
    const isNew = draft.made === null
    const made = await making.save(draft)
    if (!made) return
    const name = draft.facts.name?.[language] ?? ''
    if (!made.ok) {
      notify.refused(name, made.failure, { labelOf })
      kept.change({ step: faults.refuse(made.failure) })
      return goTo()
    }
    if (isNew) notify.created(name)
    kept.change({ step: 'services' })
  }

  return {
    draft,
    isResumed: kept.isResumed,
    isTouched: isTouched(draft),
    isBusy: making.isBusy,
    faults: faults.texts,
    onLeft: faults.onLeft,
    go,
    back: () => go(stepBeside(draft.step, -1)),
    async next() {
      if (draft.step === 'systems') return await make()
      if (faults.check(draft.step) === draft.step) return goTo()
      go(stepBeside(draft.step, 1))
    },
    change(part: Partial<NewLocation>) {
      faults.unmark(changedNames(draft, part))
      kept.change(part)
    },
    finish() {
      kept.forget()
      close()
    },
    discard() {
      kept.forget()
      faults.forget()
      close()
    },
  }
}
