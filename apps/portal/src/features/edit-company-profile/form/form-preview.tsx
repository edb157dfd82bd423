import type { FormField, FormFieldKey } from '@rinda/domain/company/profile'
import type { Language } from '@rinda/phrases/resources'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, use, useState } from 'react'
import { sayIn, useLatePhrases } from '../../../session/late-phrases.ts'
import { kindOf } from './form-list.ts'
import styles from './form-preview.module.css'

const languages = ['lv', 'en', 'ru'] as const

/** The form as a visitor will see it, in any of the three languages, while it is being made. */
export function FormPreview(props: { fields: readonly FormField[]; touched: FormFieldKey | null }) {
  const { t, language: own } = useLatePhrases('rules')
  const [language, setLanguage] = useState<Language>(own)
  return (
    <section className={styles.preview} aria-labelledby="form-preview">
      <div className={styles.head}>
        <h2 id="form-preview" className={styles.title}>
          {t('preview')}
        </h2>
        <SegmentedSwitch
          label={t('previewLanguage')}
          segments={languages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <div className={styles.phone} lang={language}>
        <Suspense>
          <Fields {...props} language={language} />
        </Suspense>
      </div>
    </section>
  )
}

function Fields(props: { fields: readonly FormField[]; touched: FormFieldKey | null; language: Language }) {
  const { language } = props
  const t = use(sayIn('rules', language))
  return (
    <>
      <h3 className={styles.formTitle}>{t('yourData')}</h3>
      <ul className={styles.fields}>
        {props.fields.map((field) => {
          const kind = kindOf(field)
          const names = field.options?.flatMap((option) => option[language] || [])
          return (
            <li
              key={field.key}
              className={styles.field}
              data-is-touched={field.key === props.touched || undefined}
            >
              <span className={styles.label}>
                {t(`field_${field.key}`)}
                {field.required && <b aria-hidden="true"> *</b>}
                {field.required && <span className="rinda-only-heard"> ({t('required')})</span>}
              </span>
              <span className={styles.box} data-is-long={kind === 'long' || undefined}>
                {kind === 'phone' && '+371'}
                {kind === 'choice' && t('choose')}
                {kind === 'choice' && <IconChevronDown size={16} stroke={2} aria-hidden="true" />}
              </span>
              {names && names.length > 0 && <span className={styles.options}>{names.join(' · ')}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
