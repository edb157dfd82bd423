import type { SortWords } from '@rinda/ui/sorting/use-sorting'
import { useLatePhrases } from '../../../session/late-phrases.ts'

/** Words that are heard while something is moved. */
export function useSortWords(): SortWords {
  const { t } = useLatePhrases('rules')
  return {
    taken: (name, place, count) => t('taken', { name, place, all: count }),
    moved: (name, place, count) => t('moved', { name, place, all: count }),
    dropped: (name, place, count) => t('dropped', { name, place, all: count }),
    putBack: (name) => t('putBack', { name }),
  }
}
