import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import { usePhrases } from '../../session/phrases.ts'
import styles from './calendar-skeleton.module.css'

/**
 * Places of the cells to come, per column: pairs of minutes below the top and height, the same at every
 * visit.
 */
const shapes = [
  [0, 30, 60, 30, 120, 60, 270, 30, 360, 90],
  [0, 60, 75, 30, 150, 30, 240, 60, 420, 60],
  [30, 180, 270, 30, 330, 60, 480, 30],
  [45, 30, 90, 60, 240, 90, 375, 30],
  [60, 60, 150, 60, 300, 30, 420, 60],
] as const

/** The calendar while it loads, in its own shape. */
export function CalendarSkeleton() {
  const { t } = usePhrases('calendar')
  return (
    <div className={styles.skeleton}>
      <LoadingFace label={t('loading')}>
        <div className={styles.columns}>
          {shapes.map((shape) => (
            <div key={shape.join()} className={styles.column}>
              <div className={styles.head}>
                <Skeleton width="2rem" height="2rem" style={{ borderRadius: '50%' }} />
                <Skeleton width="55%" height="0.875rem" />
              </div>
              <div className={styles.cells}>{cellsOf(shape)}</div>
            </div>
          ))}
        </div>
      </LoadingFace>
    </div>
  )
}

function cellsOf(shape: readonly number[]) {
  return shape.map((from, index) => {
    const span = shape[index + 1]
    if (index % 2 === 1 || span === undefined) return null
    const style = { position: 'absolute', top: `${(from * 2.5) / 30}rem`, left: '4px', right: '4px' } as const
    return <Skeleton key={from} width="auto" height={`calc(${(span * 2.5) / 30}rem - 2px)`} style={style} />
  })
}
