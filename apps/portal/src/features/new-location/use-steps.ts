import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { attributeLabel } from '../../set-up/field-labels.ts'
import { textOf } from '../../set-up/fields/location-values.ts'
import { useNotify } from '../../set-up/use-notify.ts'
import { changedAttributes, isTouched, type NewLocation, type Step, stepBeside } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { useFaults } from './use-faults.ts'
import { useFocusFault } from './use-focus-fault.ts'
import { useMakeLocation } from './use-make-location.ts'

/** Goes through the five steps: a step is left for the next one when nothing is wrong with it, and the fourth makes the location. */
export function useSteps(startAt: NewLocation['point'], close: () => void) {
  const { language } = useSession()
  const notify = useNotify()
  const { t } = useLatePhrases('setUpFields')
  const { t: times } = useLatePhrases('newLocation')
  const labelOf = (attribute: string) => attributeLabel({ t, times }, 'location', attribute)
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
    const name = textOf(draft.values, `name_${language}`)
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
      faults.unmark(changedAttributes(draft, part))
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
