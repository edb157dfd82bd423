import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import styles from './supervise-work.module.css'

const cards = ['a', 'b', 'c', 'd']

/** All counters on their way, in their own shape. */
export function SuperviseSkeleton() {
  return (
    <LoadingFace>
      <div className={styles.work}>
        <div className={styles.main}>
          <Skeleton height="24px" width="60%" />
          <div className={styles.cards}>
            {cards.map((card) => (
              <Skeleton key={card} height="188px" />
            ))}
          </div>
        </div>
        <div className={styles.side}>
          {cards.map((row) => (
            <Skeleton key={row} height="44px" />
          ))}
        </div>
      </div>
    </LoadingFace>
  )
}
