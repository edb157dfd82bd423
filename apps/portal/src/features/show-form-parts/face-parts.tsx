import { Button } from '@rinda/ui/components/buttons/button'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { Banner } from '@rinda/ui/components/notices/banner'
import { EmptyFace, ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './form-parts.module.css'
import { PartSection } from './part-section.tsx'

/** The four faces of a list, and banners. */
export function FaceParts() {
  const { t } = useLatePhrases('forms')
  const [isRetrying, setRetrying] = useState(false)
  return (
    <>
      <Banner kind="warning">{t('warning')}</Banner>
      <Banner kind="info">{t('info')}</Banner>
      <PartSection title={t('faces')}>
        <div className={styles.face}>
          <LoadingFace label={t('faceLoading')}>
            {['a', 'b', 'c'].map((row) => (
              <Skeleton key={row} height="32px" style={{ display: 'block', margin: 12 }} />
            ))}
          </LoadingFace>
        </div>
        <div className={styles.face}>
          <EmptyFace
            title={t('faceEmpty')}
            text={t('faceEmptyText')}
            action={<Button>{t('primary')}</Button>}
          />
        </div>
        <div className={styles.face}>
          <ErrorFace
            title={t('faceError')}
            text={t('faceErrorText')}
            isRetrying={isRetrying}
            onRetry={() => setRetrying(true)}
          />
        </div>
        <DataTable label={t('table')} columns={[t('person'), t('count')]}>
          {['Anna Bērziņa', 'Jānis Kalniņš', 'Māra Ozoliņa'].map((name, index) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="rinda-figures">{(index + 2) * 7}</td>
            </tr>
          ))}
        </DataTable>
      </PartSection>
    </>
  )
}
