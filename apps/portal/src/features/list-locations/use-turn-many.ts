import { nameIn } from '@rinda/client/http/names'
import { askLocationImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import type { RowFlag } from './row-flags.ts'
import { mayLeaveOutside, toTurn } from './turned.ts'

const savedAtOnce = 4

/** Turns a switch of many locations: asks once what that would leave outside, says what became of it, and offers the way back. */
export function useTurnMany(): {
  turn: (locations: readonly Location[], flag: RowFlag, isOn: boolean) => Promise<void>
  dialog: ReactNode
} {
  const { t, language } = useLatePhrases('locations')
  const toasts = useToasts()
  const impact = useImpact()
  const { save } = useSaveLocation()

  async function turn(locations: readonly Location[], flag: RowFlag, isOn: boolean): Promise<void> {
    const turned = toTurn(locations, flag, isOn)
    const draft = { [flag]: isOn }
    const saved: Location[] = []
    const refused: string[] = []
    const questions = mayLeaveOutside(flag, isOn)
      ? turned.map(
          ({ id }) =>
            () =>
              askLocationImpact(http, id, draft),
        )
      : []
    await impact.beforeSaving(questions, async () => {
      const waiting = [...turned]
      const saveInTurn = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          const outcome = await save(one.id, draft, { isQuiet: true })
          if (outcome.kind === 'saved') saved.push(one)
          else refused.push(`${nameIn(language, one.name)}: ${outcome.why}`)
        }
      }
      await Promise.all(Array.from({ length: savedAtOnce }, saveInTurn))
      return refused.length === 0
    })
    if (refused.length > 0) toasts.notice(refused.join(' '), t('someNotSaved'))
    if (saved.length > 0)
      toasts.undo(t('turned', { count: saved.length }), t('undo'), () => void turn(nowOf(saved), flag, !isOn))

    /** The same, as they have become. */
    function nowOf(before: readonly Location[]): readonly Location[] {
      return before.map((one) => ({ ...one, ...draft }))
    }
  }

  return { turn, dialog: impact.dialog }
}
