import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { Loading } from '../../session/pages/loading.tsx'
import styles from './book-frame.module.css'
import { StepMarks } from './step-marks.tsx'

/** The sheet of the first step while its service is loaded: what stands on it comes without a jump or a flash. */
export function BookLoading() {
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <div className={styles.what} />
        <LanguageSwitch />
      </header>
      <StepMarks />
      <Loading />
    </main>
  )
}
