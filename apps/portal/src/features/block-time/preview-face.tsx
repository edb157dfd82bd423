import { LookFailure } from '../../bookings/look-failure.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './block-time.module.css'
import { InTheWay, type WayActs } from './in-the-way.tsx'
import type { useBlockPreview } from './use-block-preview.ts'

/**
 * Shows what is known of what a block would hit: that it is being looked for, nothing, the list, or why the
 * block cannot be made.
 */
export function PreviewFace(props: WayActs & { preview: ReturnType<typeof useBlockPreview>; zone: string }) {
  const { t } = useLatePhrases('block')
  const { preview } = props
  if (preview.isError) {
    return (
      <LookFailure
        refusal={preview.refusal}
        failed={t('lookFailed')}
        onTryAgain={() => void preview.refetch()}
      />
    )
  }
  const isClear = preview.data && preview.data.bookings.length + preview.data.elsewhere.length === 0
  return (
    <div aria-live="polite">
      {!preview.data && <p className={styles.note}>{t('looking')}</p>}
      {isClear && <p className={styles.clear}>{t('nothing')}</p>}
      {preview.data && !isClear && (
        <InTheWay preview={preview.data} zone={props.zone} onShow={props.onShow} onMove={props.onMove} />
      )}
    </div>
  )
}
