import { Textarea, TextInput } from '@mantine/core'
import type { TextsDraft } from '@rinda/client/http/entity'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { TextsFields } from '../../set-up/fields/texts-fields.tsx'
import { PartSection } from './part-section.tsx'

/** Fields for texts and numbers: empty, filled in, wrong, disabled. */
export function TextParts() {
  const { t } = useLatePhrases('forms')
  const [texts, setTexts] = useState<TextsDraft>({ lv: 'Pilsētas centrs', en: 'City centre', ru: '' })
  const named = (state: 'empty' | 'filled' | 'wrong' | 'disabled', label = t('name')) =>
    `${label}: ${t(state)}`
  return (
    <>
      <PartSection title={t('texts')}>
        <TextInput label={named('empty')} required />
        <TextInput label={named('filled')} defaultValue={t('nameSample')} />
        <TextInput label={named('wrong')} error={t('required')} required />
        <TextInput label={named('disabled')} defaultValue={t('nameSample')} disabled />
        <TextInput
          type="email"
          label={named('wrong', t('email'))}
          defaultValue="anna@"
          error={t('emailWrong')}
          autoComplete="off"
        />
        <TextInput type="search" label={t('search')} autoComplete="off" />
        <Textarea label={t('note')} description={t('noteText')} autosize minRows={2} maxRows={6} />
      </PartSection>
      <PartSection title={t('threeLanguages')}>
        <TextsFields
          attribute="name"
          label={t('name')}
          value={texts}
          max={250}
          isRequired
          faults={new Map(texts.ru?.trim() ? [] : [['name_ru', t('required')]])}
          onChange={setTexts}
        />
      </PartSection>
      <PartSection title={t('numbers')}>
        <TextInput inputMode="numeric" label={named('empty', t('days'))} />
        <TextInput inputMode="decimal" label={named('filled', t('price'))} defaultValue="12.50" />
        <TextInput
          inputMode="numeric"
          label={named('wrong', t('days'))}
          defaultValue="1.5"
          error={t('numberWrong')}
        />
        <TextInput inputMode="numeric" label={named('disabled', t('days'))} defaultValue="30" disabled />
      </PartSection>
    </>
  )
}
