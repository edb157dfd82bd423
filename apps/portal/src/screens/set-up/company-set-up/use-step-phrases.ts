import { useLatePhrases } from '../../../session/late-phrases.ts'

/** Brings what the steps and their dialogs say, so that it is there when they open. */
export function useStepPhrases(): void {
  useLatePhrases('admin')
  useLatePhrases('locationServices')
  useLatePhrases('newLocation')
  useLatePhrases('people')
  useLatePhrases('setUp')
  useLatePhrases('setUpFields')
  useLatePhrases('specialists')
}
