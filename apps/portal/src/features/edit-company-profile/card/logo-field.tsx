import { initialsIn, monogram, monogramOf } from '@rinda/domain/company/monogram'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { Chips } from '../rules/chips.tsx'
import styles from './company-card.module.css'
import { logoOf } from './logo-of.ts'

/** Colours on which white letters are read well. */
const colours = [
  '#1d4ed8',
  '#0369a1',
  '#0f766e',
  '#15803d',
  '#b45309',
  '#be123c',
  '#be185d',
  '#6d28d9',
  '#334155',
]

/** The picture of a company: a file of its own, or its initials on its colour. */
export function LogoField(props: {
  logo: string
  fault: string | undefined
  onChange: (logo: string) => void
}) {
  const { logo, onChange } = props
  const { t } = useLatePhrases('rules')
  const { t: admin } = useLatePhrases('admin')
  const file = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const made = monogramOf(logo)
  const fault = isRefused ? t('logoRefused') : props.fault

  async function take(chosen: File | undefined) {
    const address = chosen && (await logoOf(chosen))
    setRefused(chosen !== undefined && address === undefined)
    if (address) onChange(address)
  }

  return (
    <div className={styles.logo}>
      <img src={logo} alt={admin('logo')} className={styles.picture} />
      <div className={styles.field}>
        <span className={styles.label}>{t('initials')}</span>
        <input
          className={styles.initials}
          aria-label={t('initials')}
          autoComplete="off"
          value={made?.initials ?? ''}
          onChange={(event) =>
            onChange(monogram(initialsIn(event.currentTarget.value), made?.colour ?? '#1d4ed8'))
          }
        />
      </div>
      <div className={styles.field}>
        <span className={styles.label}>{t('colour')}</span>
        <Chips
          label={t('colour')}
          value={made?.colour}
          chips={colours.map((value, index) => ({
            value,
            label: t('colourNumber', { number: index + 1 }),
            colour: value,
          }))}
          onChange={(colour) => onChange(monogram(made?.initials ?? '', colour))}
        />
      </div>
      <div>
        <Button
          icon={<IconPhoto size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          {t('chooseLogo')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
