import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import { usePhrases } from '../../session/phrases.ts'
import styles from './overview-skeleton.module.css'

/** Number of boxes in each cell of the rows while they load, the same at every visit. */
const shapes = [
  [2, 3, 1, 4, 2, 1, 0],
  [3, 1, 2, 2, 3, 0, 0],
  [1, 2, 4, 1, 2, 1, 0],
  [2, 1, 1, 3, 1, 0, 0],
] as const

/** The overview while it loads, in its own shape. */
export function OverviewSkeleton() {
  const { t } = usePhrases('calendar')
  return (
    <LoadingFace label={t('loading')}>
      <div className={styles.skeleton}>
        {shapes.map((shape) => (
          <div key={shape.join()} className={styles.row}>
            <Skeleton width="70%" height="16px" />
            {shape.map((boxes, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days keep their places
              <div key={day} className={styles.cell}>
                {Array.from({ length: boxes }, (_, box) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do the boxes
                  <Skeleton key={box} height="26px" />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </LoadingFace>
  )
}
