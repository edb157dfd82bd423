import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import styles from './booking-list-skeleton.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const cells = ['72px', '44px', '52px', '60%', '75%', '70%', '80%', '92px', '88px']

/** The list while it is on its way, in the shape of its rows. */
export function BookingListSkeleton() {
  return (
    <LoadingFace>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            {cells.map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
              <span key={place} className={styles.cell}>
                <Skeleton width={width} height="14px" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </LoadingFace>
  )
}
