import type { Location } from '@rinda/client/set-up/locations'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { TextsFields } from '../../set-up/fields/texts-fields.tsx'
import styles from './copy-location-dialog.module.css'
import { useCopyLocation } from './use-copy-location.ts'

const mostLetters = { name: 250, address: 100 }

/** Asks what a copy is called and where it is; all else, with the services, it has from the location that it is made from. */
export function CopyLocationDialog(props: {
  location: Location
  name: string
  onClosed: (madeId?: number) => void
}) {
  const { location } = props
  const { t } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('setUpFields')
  const { copy, faults, whole, isBusy } = useCopyLocation(location.id)
  const { default: _, ...ownName } = location.name
  const { default: __, ...ownAddress } = location.address
  const [name, setName] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(ownName).map(([language, text]) => [language, `${text} (2)`])),
  )
  const [address, setAddress] = useState<Record<string, string>>(ownAddress)
  const [madeId, setMadeId] = useState<number>()

  async function onSave() {
    const made = await copy({ name, address })
    if (made !== undefined) setMadeId(made)
    return made !== undefined
  }

  return (
    <FormDialog
      title={t('copyOf', { name: props.name })}
      saveLabel={t('copyMake')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={[name, address]}
      onSave={onSave}
      onClosed={() => props.onClosed(madeId)}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
    >
      <p className={styles.text}>{t('copyText', { count: location.services.length })}</p>
      {(['name', 'address'] as const).map((attribute) => (
        <TextsFields
          key={attribute}
          attribute={attribute}
          label={fields(`location_${attribute}`)}
          value={attribute === 'name' ? name : address}
          max={mostLetters[attribute]}
          faults={faults}
          isRequired
          onChange={(value) => (attribute === 'name' ? setName : setAddress)({ ...value })}
        />
      ))}
    </FormDialog>
  )
}
