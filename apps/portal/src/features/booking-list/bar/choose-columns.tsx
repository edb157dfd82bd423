import type { ColumnKey } from '@rinda/domain/company/view'
import { Button } from '@rinda/ui/components/buttons/button'
import { Panel } from '@rinda/ui/components/layers/panel'
import { IconColumns3 } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { shownColumns } from '../table-settings.ts'
import styles from './check-list.module.css'

/** Lets choose the columns of the table. The last one shown cannot be hidden. */
export function ChooseColumns(props: {
  all: readonly ColumnKey[]
  hidden: readonly ColumnKey[]
  buttonClassName: string | undefined
  onChoose: (hidden: readonly ColumnKey[]) => void
}) {
  const { t } = useLatePhrases('list')
  const { all, hidden } = props
  const shown = shownColumns(all, hidden)
  return (
    <Panel
      label={t('columnsOf')}
      buttonClassName={props.buttonClassName}
      button={
        <>
          <IconColumns3 size={18} stroke={1.8} aria-hidden="true" />
          <span>{t('columns')}</span>
        </>
      }
      isFromRight
    >
      {() => (
        <>
          <fieldset className={styles.checks} data-is-down="true">
            <legend className={styles.legend}>{t('columnsOf')}</legend>
            {all.map((column) => (
              <label key={column} className={styles.check}>
                <input
                  type="checkbox"
                  checked={shown.includes(column)}
                  disabled={shown.length === 1 && shown.includes(column)}
                  onChange={(event) => {
                    const others = hidden.filter((one) => one !== column)
                    props.onChoose(event.target.checked ? others : [...others, column])
                  }}
                />
                <span>{t(`columns_${column}`)}</span>
              </label>
            ))}
          </fieldset>
          <Button
            kind="quiet"
            isWide
            disabled={!all.some((one) => hidden.includes(one))}
            onClick={() => props.onChoose([])}
          >
            {t('usualColumns')}
          </Button>
        </>
      )}
    </Panel>
  )
}
