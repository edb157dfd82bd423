import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { PlatformCompany } from '@rinda/client/people/platform'
import { FormDialog } from '@rinda/ui/components/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { waysInOf } from '../../session/ways-in.ts'
import { usePlatformSave } from '../../set-up/platform-save.ts'
import { type Faults, faultAt } from '../../set-up/save-faults.ts'
import styles from './company-dialog.module.css'
import { nameFields } from './name-fields.ts'
import { answerIn, draftOf, overrideOf } from './override-draft.ts'
import { QuestionField } from './question-field.tsx'
import { isAsked, limitQuestions, type Question, questions, workQuestions } from './questions.ts'

const place = 'company/profile'
const placeOf = (path: string) => `${place}/${path.replaceAll('.', '/')}`

/** A company's names, and everything that it answers differently from the default. */
export function CompanyDialog({ company, onClosed }: { company: PlatformCompany; onClosed: () => void }) {
  const { t } = useLatePhrases('admin')
  const { save, faults, setFaults, isBusy } = usePlatformSave()
  const [texts, setTexts] = useState({
    name: company.name,
    name_lv: company.name_lv,
    name_en: company.name_en,
    name_ru: company.name_ru,
    www: company.www,
  })
  const [visible, setVisible] = useState(company.visible)
  const [draft, setDraft] = useState(() => draftOf(company.profile))

  async function onSave() {
    const profile = overrideOf(draft)
    if (!profile) {
      setFaults(new Map([[place, t('notJson')]]))
      return false
    }
    const body = { company: { ...texts, visible, profile } }
    return await save({ method: 'PATCH', path: `companies/${company.id}`, body })
  }

  // What the company does not use is not asked, unless it has been answered or is wrong.
  const ways = waysInOf((useSession().locations.data ?? []).filter((one) => one.companyId === company.id))
  const isShown = (question: Question) =>
    isAsked(question, ways) ||
    (draft.answers[question.path] ?? '') !== '' ||
    faultAt(faults, placeOf(question.path)) !== undefined
  const asked = (question: Question) => (
    <QuestionField
      key={question.path}
      question={question}
      value={draft.answers[question.path] ?? ''}
      inherited={answerIn(company.inherited, question.path)}
      fault={faultAt(faults, placeOf(question.path))}
      onChange={(value) => setDraft({ ...draft, answers: { ...draft.answers, [question.path]: value } })}
    />
  )
  const whole = faults.get('')
  return (
    <FormDialog
      title={t('editOf', { name: company.name })}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={[texts, visible, draft]}
      onSave={onSave}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
    >
      <fieldset className={styles.fields}>
        <legend>{t('names')}</legend>
        {nameFields.map(([key, label]) => (
          <TextInput
            key={key}
            label={t(label)}
            value={texts[key]}
            error={faultAt(faults, `company/${key}`)}
            onChange={(event) => setTexts({ ...texts, [key]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          label={t('www')}
          placeholder="https://"
          value={texts.www}
          error={faultAt(faults, 'company/www')}
          onChange={(event) => setTexts({ ...texts, www: event.currentTarget.value })}
        />
        <p className={styles.facts}>
          <img src={company.logo} alt={t('logo')} height={32} />
          <span>{t('coordinates', { latitude: company.latitude, longitude: company.longitude })}</span>
        </p>
        <Checkbox
          label={t('visible')}
          checked={visible}
          onChange={(event) => setVisible(event.currentTarget.checked)}
        />
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>{t('answers')}</legend>
        <p className={styles.hint}>{t('answersText')}</p>
        {workQuestions.filter(isShown).map(asked)}
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>{t('limits')}</legend>
        <p className={styles.hint}>{t('limitsText')}</p>
        {limitQuestions.filter(isShown).map(asked)}
      </fieldset>
      <Textarea
        label={t('longTail')}
        description={t('longTailText')}
        classNames={{ input: styles.json ?? '', error: styles.faults ?? '' }}
        rows={8}
        spellCheck={false}
        value={draft.json}
        error={faultAt(restOf(faults), place)}
        onChange={(event) => setDraft({ ...draft, json: event.currentTarget.value })}
      />
    </FormDialog>
  )
}

/** The faults that no field of their own says. */
function restOf(faults: Faults): Faults {
  const shown = questions.map(({ path }) => placeOf(path))
  const isShown = (at: string) => shown.some((one) => at === one || at.startsWith(`${one}/`))
  return new Map([...faults].filter(([at]) => !isShown(at)))
}
