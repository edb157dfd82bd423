import { ActParts } from '../../features/show-form-parts/act-parts.tsx'
import { ChoiceParts } from '../../features/show-form-parts/choice-parts.tsx'
import { DialogParts } from '../../features/show-form-parts/dialog-parts.tsx'
import { FaceParts } from '../../features/show-form-parts/face-parts.tsx'
import { TextParts } from '../../features/show-form-parts/text-parts.tsx'
import { TimeParts } from '../../features/show-form-parts/time-parts.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { SetUpFrame } from '../set-up/set-up-frame.tsx'

/** `/forms`: every part that forms are made of, in its states. */
export function FormsScreen() {
  const { t } = useLatePhrases('forms')
  return (
    <SetUpFrame title={t('title')} isNarrow>
      <p>{t('lead')}</p>
      <TextParts />
      <TimeParts />
      <ChoiceParts />
      <ActParts />
      <DialogParts />
      <FaceParts />
    </SetUpFrame>
  )
}
