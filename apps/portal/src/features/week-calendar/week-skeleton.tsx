import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import { usePhrases } from '../../session/phrases.ts'
import styles from './week-skeleton.module.css'

/** Places of the slots to come, per day: minutes below the top, the same at every visit. */
const days = [
  [60, 90, 150, 240, 270, 330, 390, 420],
  [90, 120, 180, 210, 300, 360, 450],
  [60, 150, 210, 240, 330, 390],
  [60, 90, 120, 240, 300, 330, 420, 450],
  [150, 180, 240, 330, 360, 390, 480],
  [60, 120, 150, 240],
  [],
] as const

/** The week while it loads, in its own shape. */
export function WeekSkeleton() {
  const { t } = usePhrases('calendar')
  return (
    <div className={styles.skeleton}>
      <LoadingFace label={t('loading')}>
        <div className={styles.days}>
          {days.map((starts) => (
            <div key={starts.join()} className={styles.day}>
              <div className={styles.head}>
                <Skeleton width="2.125rem" height="2.125rem" style={{ borderRadius: '50%' }} />
                <Skeleton width="50%" height="0.875rem" />
              </div>
              <div className={styles.slots}>
                {starts.map((from) => (
                  <Skeleton
                    key={from}
                    width="auto"
                    height="1.75rem"
                    style={{ position: 'absolute', top: `${from / 16}rem`, left: '3px', right: '3px' }}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </LoadingFace>
    </div>
  )
}
