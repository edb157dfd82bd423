import { NativeSelect, TextInput } from '@mantine/core'
import type { PlatformCompany } from '@rinda/client/people/platform'
import '@rinda/ui/styles/mantine-fields.css'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { domainsQuery } from '../../set-up/platform-queries.ts'
import { faultAt } from '../../set-up/save-faults.ts'
import styles from './company-set-up.module.css'
import { type CompanyWay, companyWays } from './company-typed.ts'
import { StepFrame, type StepWays } from './step-frame.tsx'
import { useCompanyStep } from './use-company-step.ts'

const wayNames = { appointments: 'wayAppointments', line: 'wayLine', both: 'wayBoth' } as const

/** Step for what a company is called, whose e-mail addresses are its people's, and where its clocks are. */
export function CompanyStep(
  props: StepWays & {
    /** Undefined: it is not made yet. */
    company: PlatformCompany | undefined
    onMade: (id: number, way: CompanyWay) => void
  },
) {
  const { t } = useLatePhrases('companySetUp')
  const { company } = props
  const { texts, typed, faults, isBusy, isResumed, type, onSave, forget } = useCompanyStep(
    company,
    props.onMade,
  )
  const { data: domains = [] } = useQuery(domainsQuery)
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  const own = domains.filter((one) => one.company_id === company?.id && !one.removed)
  const fault = (name: string) => faultAt(faults, `company/${name}`)
  const name = (language: 'lv' | 'en' | 'ru', isFirst = false) => (
    <TextInput
      label={t(`nameIn_${language}`)}
      {...(isFirst ? { required: true } : { description: t('sameText'), placeholder: texts.name_lv })}
      autoComplete="off"
      maxLength={200}
      value={texts[`name_${language}`]}
      error={fault(`name_${language}`) ?? (isFirst ? fault('name') : undefined)}
      onChange={(event) => type({ [`name_${language}`]: event.currentTarget.value })}
    />
  )
  return (
    <StepFrame
      {...props}
      title={t('companyTitle')}
      text={t('companyText')}
      onSave={onSave}
      isBusy={isBusy}
      fault={faults.get('')}
      onDiscard={isResumed ? forget : undefined}
    >
      {name('lv', true)}
      <div className={styles.pair}>
        {name('en')}
        {name('ru')}
      </div>
      {own.length > 0 && (
        <p className={styles.known}>
          {t('domains')}: <strong>{own.map(({ domain }) => domain).join(', ')}</strong>
        </p>
      )}
      <TextInput
        label={t(own.length > 0 ? 'moreDomain' : 'domain')}
        description={t('domainText')}
        autoComplete="off"
        spellCheck={false}
        value={typed.domain ?? ''}
        error={faultAt(faults, 'domain')}
        onChange={(event) => type({ domain: event.currentTarget.value })}
      />
      {!company && (
        <div className={styles.ways}>
          <p className={styles.label}>{t('ways')}</p>
          <SegmentedSwitch
            label={t('ways')}
            segments={companyWays.map((value) => ({ value, label: t(wayNames[value]) }))}
            value={typed.way ?? 'appointments'}
            onChange={(way) => type({ way })}
          />
          <p className={styles.hint}>{t('waysText')}</p>
        </div>
      )}
      <div className={styles.pair}>
        <TextInput
          label={t('www')}
          type="url"
          placeholder="https://"
          value={texts.www}
          error={fault('www')}
          onChange={(event) => type({ www: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('zone')}
          data={zones.includes(texts.zone) ? zones : [texts.zone, ...zones]}
          value={texts.zone}
          error={fault('profile/zone')}
          onChange={(event) => type({ zone: event.currentTarget.value })}
        />
      </div>
      <TextInput
        label={t('logo')}
        description={t('logoText')}
        spellCheck={false}
        value={texts.logo}
        error={fault('profile/facts')}
        onChange={(event) => type({ logo: event.currentTarget.value })}
      />
    </StepFrame>
  )
}
