import { Button } from '@rinda/ui/components/buttons/button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { useLatePhrases } from '../../session/late-phrases.ts'

/** Says that there is something, and that the filters hide all of it. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useLatePhrases('tools')
  return (
    <EmptyFace
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  )
}
