import { Checkbox } from '@mantine/core'
import { openTimesPermission, serviceTimesPermission } from '@rinda/domain/access/permission'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type Right, rights } from './person-draft.ts'
import styles from './portal-people.module.css'

const labels = {
  [openTimesPermission]: 'rightOpenTimes',
  [serviceTimesPermission]: 'rightServiceTimes',
} as const satisfies Record<Right, string>

/** Lets choose what somebody may change besides what their role allows. */
export function RightFields(props: {
  rights: readonly Right[]
  onChange: (rights: readonly Right[]) => void
}) {
  const { t } = useLatePhrases('people')
  return (
    <Checkbox.Group
      label={t('rights')}
      value={[...props.rights]}
      onChange={(chosen) => props.onChange(rights.filter((right) => chosen.includes(right)))}
    >
      <div className={styles.checks}>
        {rights.map((right) => (
          <Checkbox key={right} value={right} label={t(labels[right])} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
