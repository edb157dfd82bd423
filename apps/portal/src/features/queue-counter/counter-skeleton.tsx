import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import styles from './counter-work.module.css'

/** The counter on its way, in its own shape. */
export function CounterSkeleton() {
  return (
    <LoadingFace>
      <div className={styles.work}>
        <div className={styles.main}>
          <Skeleton height="210px" />
          <Skeleton height="72px" />
          <Skeleton height="92px" />
        </div>
        <div className={styles.side}>
          <div className={styles.bones}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
              <Skeleton key={row} height="46px" style={{ display: 'block', marginBottom: 8 }} />
            ))}
          </div>
        </div>
      </div>
    </LoadingFace>
  )
}
