import { useFocusBack } from '@rinda/ui/use-focus-back'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Issue } from '../../bookings/queries/issues-query.ts'
import { useKeys } from '../../session/keys.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'

type Doing = { readonly accept: (issue: Issue) => void; readonly decline: (issue: Issue) => void }

/**
 * The list by keyboard: arrows walk from booking to booking, `a` accepts and `x` declines the one that has the focus. When that one
 * is resolved, here or in a dialog, the focus goes on to the next.
 */
export function useIssueWalk(
  root: RefObject<HTMLElement | null>,
  isCovered: boolean,
  issues: readonly Issue[],
  { accept, decline }: Doing,
): void {
  const { t } = useLatePhrases('issues')
  const last = useRef<{ qtid: string; index: number } | null>(null)
  const openers = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-issue]') ?? [])]
  const current = () =>
    document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? last.current?.qtid
  const walk = (by: 1 | -1) => {
    const all = openers()
    const at = all.findIndex((one) => one.dataset.issue === current())
    const next = at < 0 ? all[0] : all[at + by]
    next?.focus()
    next?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
  }
  const withCurrent = (act: (issue: Issue) => void) => () => {
    const issue = issues.find((one) => one.booking.qtid === current())
    if (issue?.booking.approval === 'pending') act(issue)
  }
  useKeys([
    { key: 'ArrowDown', label: t('keys_next'), run: () => walk(1) },
    { key: 'ArrowUp', label: t('keys_previous'), run: () => walk(-1) },
    { key: 'a', label: t('keys_accept'), run: withCurrent(accept) },
    { key: 'x', label: t('keys_decline'), run: withCurrent(decline) },
  ])

  useLayoutEffect(() => {
    const seen = root.current
    const note = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
      const index = row ? openers().findIndex((one) => one.dataset.issue === row.dataset.row) : -1
      last.current = row?.dataset.row ? { qtid: row.dataset.row, index } : null
    }
    seen?.addEventListener('focusin', note)
    return () => seen?.removeEventListener('focusin', note)
  })

  const walkOn = () => {
    const left = last.current
    if (!left || document.activeElement !== document.body) return
    if (issues.some((one) => one.booking.qtid === left.qtid)) return
    last.current = null
    const all = openers()
    all[Math.min(left.index, all.length - 1)]?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is drawn
  useLayoutEffect(walkOn, [issues])
  useFocusBack(isCovered, walkOn)
}
