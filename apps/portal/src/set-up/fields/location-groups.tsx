import type { FieldGroup as GroupName } from '@rinda/domain/set-up/field'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DescribedFields } from './described-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './fields.module.css'
import { fieldsIn, fieldsOfUse, type TypedLocation } from './location-values.ts'

/** The fields of a group that are answered with yes or no. */
export function FlagFields(props: { group: GroupName; title: string; typed: TypedLocation }) {
  return (
    <FieldGroup title={props.title}>
      <div className={styles.checkboxes}>
        <DescribedFields fields={fieldsIn(props.group)} typed={props.typed} />
      </div>
    </FieldGroup>
  )
}

/** The id of a location in the booking system, and the addresses of its booking and queue systems. */
export function SystemFields({ typed }: { typed: TypedLocation }) {
  const { t } = useLatePhrases('newLocation')
  return (
    <FieldGroup title={t('systems')}>
      <p className={styles.hint}>{t('systemsText')}</p>
      <DescribedFields fields={fieldsOfUse('systems', typed)} typed={typed} />
    </FieldGroup>
  )
}
