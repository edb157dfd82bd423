import type { PlatformCompany } from '@rinda/client/people/platform'
import { Button } from '@rinda/ui/components/buttons/button'
import { Switch } from '@rinda/ui/components/fields/switch'
import { type ReactNode, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { type Faults, faultAt } from '../../../set-up/save-faults.ts'
import { nameFields } from '../name-fields.ts'
import { TypedField } from '../rules/typed-field.tsx'
import styles from './company-card.module.css'
import { type CompanyDraft, factOf, withFact } from './company-draft.ts'
import { LogoField } from './logo-field.tsx'

type CompanyCardProps = {
  company: PlatformCompany
  draft: CompanyDraft
  faults: Faults
  onChange: (draft: CompanyDraft) => void
  /** Draws what the company's place is chosen with. */
  choosePlace: (
    place: { latitude: number; longitude: number },
    onChoose: (place: { latitude: number; longitude: number }) => void,
  ) => ReactNode
}

/** Card of a company: its names, its look, its place, and whether visitors find it. */
export function CompanyCard({ company, draft, faults, onChange, choosePlace }: CompanyCardProps) {
  const { t } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const [isPlacing, setPlacing] = useState(false)
  const { card } = draft
  const say = (more: Partial<CompanyDraft['card']>) => onChange({ ...draft, card: { ...card, ...more } })
  const text = (key: 'name' | 'name_lv' | 'name_en' | 'name_ru' | 'www', label: string, hint: string) => (
    <Field key={key} label={label} fault={faultAt(faults, `company/${key}`)}>
      <TypedField
        label={label}
        value={card[key]}
        usual={card[key] === '' ? '' : undefined}
        hint={hint}
        isFaulty={faultAt(faults, `company/${key}`) !== undefined}
        read={(typed) => typed}
        onChange={(typed) => say({ [key]: typed ?? '' })}
      />
    </Field>
  )
  const place = {
    latitude: factOf(draft, company, 'latitude'),
    longitude: factOf(draft, company, 'longitude'),
  }
  return (
    <>
      <div className={styles.fields}>
        {nameFields.map(([key, label]) => text(key, t(label), card.name))}
        {text('www', t('www'), 'https://')}
        <div className={styles.shown}>
          <Switch
            label={t('visible')}
            text={t('visible')}
            isOn={card.visible}
            onChange={(visible) => say({ visible })}
          />
        </div>
      </div>
      <LogoField
        logo={factOf(draft, company, 'logo')}
        fault={faultAt(faults, 'company/profile/facts/logo')}
        onChange={(logo) => onChange(withFact(draft, 'logo', logo))}
      />
      <div className={styles.place}>
        <div className={styles.placed}>
          <span className={styles.hint}>{t('coordinates', place)}</span>
          <Button aria-expanded={isPlacing} onClick={() => setPlacing(!isPlacing)}>
            {rules(isPlacing ? 'placed' : 'place')}
          </Button>
        </div>
        {isPlacing &&
          choosePlace(place, ({ latitude, longitude }) =>
            onChange(withFact(withFact(draft, 'latitude', latitude), 'longitude', longitude)),
          )}
      </div>
    </>
  )
}

function Field(props: { label: string; fault: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{props.label}</span>
      {props.children}
      {props.fault && (
        <span role="alert" className={styles.fault}>
          {props.fault}
        </span>
      )}
    </div>
  )
}
