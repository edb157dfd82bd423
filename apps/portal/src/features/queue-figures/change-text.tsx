import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Change } from './figure-text.ts'

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual } as const

/** Change in sight and in words: an arrow, by how much, and for whom does not see the colour whether it is for the better. */
export function ChangeText({ change, hasArrow = false }: { change: Change; hasArrow?: boolean }) {
  const { t } = useLatePhrases('queueFigures')
  const { text, isBetter, isPoints, way } = change
  const Arrow = arrows[way]
  const by = isPoints ? t('points', { points: text }) : text
  const meant = isBetter === null ? null : t(isBetter ? 'better' : 'worse')
  return (
    <>
      {hasArrow && <Arrow size={14} stroke={2.25} aria-hidden="true" />}
      {way === 'same' ? (
        <>
          {!hasArrow && <span aria-hidden="true">=</span>}
          <span className={hasArrow ? undefined : 'rinda-only-heard'}>{t('unchanged')}</span>
        </>
      ) : (
        <span>{by}</span>
      )}
      {meant && <span className="rinda-only-heard"> {meant}</span>}
    </>
  )
}
