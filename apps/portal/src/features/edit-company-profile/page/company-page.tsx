import type { PlatformCompany } from '@rinda/client/people/platform'
import type { FormField, FormFieldKey } from '@rinda/domain/company/profile'
import type { ColumnKey } from '@rinda/domain/company/view'
import { useIsAtMost } from '@rinda/ui/use-width'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { waysInOf } from '../../../session/ways-in.ts'
import { UnsavedGuard } from '../../../set-up/unsaved-guard.tsx'
import { CompanyCard } from '../card/company-card.tsx'
import { ColumnChips } from '../form/column-chips.tsx'
import { FormBuilder } from '../form/form-builder.tsx'
import { FormPreview } from '../form/form-preview.tsx'
import { isAsked, type Rule, type SectionName } from '../rules/rule.ts'
import { faultOfRest, faultOfRule } from '../rules/rule-faults.ts'
import { rulesOf } from '../rules/rule-list.ts'
import { RuleRow } from '../rules/rule-row.tsx'
import { differs, ruleValue, usualOf, withValue } from '../rules/rule-values.ts'
import { allRules } from './changes.ts'
import { ChangesBar } from './changes-bar.tsx'
import { CompanyActs } from './company-acts.tsx'
import styles from './company-page.module.css'
import { SectionList } from './section-list.tsx'
import { useCompanyDraft } from './use-company-draft.ts'

const leftSections: readonly SectionName[] = ['company', 'booking', 'cancel', 'late', 'reminders', 'queue']
const rightSections: readonly SectionName[] = ['form', 'columns', 'views', 'limits', 'privacy']

type CompanyPageProps = {
  company: PlatformCompany
  companies: readonly PlatformCompany[]
  choosePlace: ComponentProps<typeof CompanyCard>['choosePlace']
  /** Draws what stands around: the buttons of the band, and the page. */
  children: (acts: ReactNode, body: ReactNode) => ReactNode
}

/** A company, and how it works: one page in sections. What is changed is listed at the foot, and saved together. */
export function CompanyPage({ company, companies, choosePlace, children }: CompanyPageProps) {
  const { t } = useLatePhrases('rules')
  const form = useCompanyDraft(company)
  const { draft, faults, changes } = form
  const [touched, setTouched] = useState<FormFieldKey | null>(null)
  const hasSide = !useIsAtMost(1279)
  const { inherited } = company
  const answered = { override: draft.override, inherited }
  const saved = { override: company.profile, inherited }
  // What the company does not use is not asked, unless it has been answered or is wrong.
  const ways = waysInOf((useSession().locations.data ?? []).filter((one) => one.companyId === company.id))
  const shownIn = (section: SectionName) =>
    rulesOf[section].filter(
      (rule) => isAsked(rule, ways) || differs(rule, answered) || faultOfRule(rule, faults) !== undefined,
    )
  const fields = rulesOf.form.flatMap((rule) => ruleValue(rule, answered) as FormField[])
  const preview = <FormPreview fields={fields} touched={touched} />

  const control = (rule: Rule, value: unknown, onChange: (value: unknown) => void) => {
    if (rule.kind === 'form')
      return <FormBuilder fields={value as FormField[]} onChange={onChange} onTouch={setTouched} />
    if (rule.kind === 'columns') return <ColumnChips shown={value as ColumnKey[]} onChange={onChange} />
    return undefined
  }
  const row = (rule: Rule) => {
    const value = ruleValue(rule, answered)
    const change = (next: unknown) =>
      form.change((now) => ({
        ...now,
        override: withValue(rule, { override: now.override, inherited }, next),
      }))
    return (
      <RuleRow
        key={`${rule.label} ${form.round}`}
        rule={rule}
        value={value}
        saved={ruleValue(rule, saved)}
        usual={usualOf(rule, answered)}
        fault={faultOfRule(rule, faults)}
        onChange={change}
      >
        {control(rule, value, change)}
      </RuleRow>
    )
  }
  const section = (name: SectionName) => {
    const rules = shownIn(name)
    if (rules.length === 0) return null
    return (
      <section key={name} className={styles.section} aria-labelledby={`rules-${name}`}>
        <h2 id={`rules-${name}`} className={styles.heading} tabIndex={-1}>
          {t(`s_${name}`)}
        </h2>
        {name === 'form' && <span className={styles.keys}>{t('formHint')}</span>}
        {name === 'limits' && <p className={styles.hint}>{t('limitsText')}</p>}
        {name === 'company' && (
          <CompanyCard
            key={form.round}
            company={company}
            draft={draft}
            faults={faults}
            onChange={(next) => form.change(() => next)}
            choosePlace={choosePlace}
          />
        )}
        {rules.map(row)}
        {name === 'form' && !hasSide && <div className={styles.inside}>{preview}</div>}
      </section>
    )
  }
  const sections = [...leftSections, ...rightSections].flatMap((name) => {
    const rules = shownIn(name)
    const isChanged = changes.some((one) => one.kind === 'rule' && rules.includes(one.rule))
    const differing = rules.filter((rule) => differs(rule, answered)).length
    return rules.length === 0 ? [] : [{ name, differing, isChanged }]
  })

  return children(
    <CompanyActs
      company={company}
      companies={companies}
      draft={draft}
      onChange={(next) => form.change(() => next)}
      onAnew={form.draw}
    />,
    <>
      <div className={styles.page}>
        <div className={styles.nav}>
          <SectionList sections={sections} />
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>{leftSections.map(section)}</div>
          <div className={styles.column}>{rightSections.map(section)}</div>
        </div>
        {hasSide && <aside className={styles.side}>{preview}</aside>}
      </div>
      <ChangesBar
        changes={changes}
        isBusy={form.isBusy}
        fault={faults.get('') ?? faultOfRest(allRules, faults)}
        onDiscard={form.discard}
        onSave={() => void form.save()}
      />
      <UnsavedGuard isUnsaved={changes.length > 0} of={['tab', 'id']} />
    </>,
  )
}
