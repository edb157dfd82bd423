import { LoadingFace } from '@rinda/ui/components/notices/faces'
import styles from './loading.module.css'

/** A turning circle in the middle of an empty page. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <LoadingFace />
    </main>
  )
}
