import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { Panel } from '@rinda/ui/components/layers/panel'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './filter-columns.module.css'
import { filterOptions } from './filter-options.ts'

export type ColumnChoice = { specialist?: number | undefined; service?: number | undefined }
export type ColumnFilterProps = {
  location: Location
  chosen: ColumnChoice
  onChoose: (choice: ColumnChoice) => void
}

/**
 * Shows one specialist's columns only, or, where the company filters by service, those where one service is given. `children` are the
 * fields of its panel.
 */
export function FilterColumns(props: ColumnFilterProps & { children: ReactNode }) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const { location, chosen, onChoose } = props
  const { specialists, services } = filterOptions(location, profileAt(location.id))
  const names = [
    specialists.find((one) => one.id === chosen.specialist)?.name,
    services.filter((one) => one.id === chosen.service).map((one) => nameIn(language, one.name))[0],
  ].filter((name) => name !== undefined)

  if (services.length === 0 && specialists.length === 0) return null
  return (
    <Panel
      label={names.length > 0 ? t('filterOn', { names: names.join(', ') }) : t('filter')}
      buttonClassName={styles.button}
      button={
        <>
          <IconFilter size={18} stroke={1.8} aria-hidden="true" />
          {names.length > 0 && <span className={styles.count}>{names.length}</span>}
        </>
      }
      isFromRight
    >
      {(close) => (
        <div className={styles.fields}>
          {props.children}
          <Button
            kind="quiet"
            isWide
            disabled={names.length === 0}
            onClick={() => {
              close()
              onChoose({})
            }}
          >
            {t('clearFilter')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
