import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { calendarShowsService } from '@rinda/domain/access/reach'
import { Button } from '@rinda/ui/components/button'
import { Choice } from '@rinda/ui/components/choice'
import { Panel } from '@rinda/ui/components/panel'
import { IconFilter } from '@tabler/icons-react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './filter-columns.module.css'

export type ColumnChoice = { specialist?: number | undefined; service?: number | undefined }

/** Shows one specialist's columns only, or, where the company filters by service, those where one service is given. */
export function FilterColumns(props: {
  location: Location
  chosen: ColumnChoice
  onChoose: (choice: ColumnChoice) => void
}) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { location, chosen, onChoose } = props
  const shown = location.services.filter(
    (one) => one.isBmsActive && one.isActive && calendarShowsService(profile.reach, one.id),
  )
  const services = profile.views.serviceFilter ? shown : []
  const specialists = location.specialists.filter(
    (one) => one.isActive && shown.some(({ config }) => config.specialists.includes(one.id)),
  )
  const names = [
    specialists.find((one) => one.id === chosen.specialist)?.name,
    services.filter((one) => one.id === chosen.service).map((one) => nameIn(language, one.name))[0],
  ].filter((name) => name !== undefined)

  if (services.length === 0 && specialists.length === 0) return null
  const idOf = (value: string) => (value === '' ? undefined : Number(value))
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
          <Choice
            label={t('specialist')}
            value={String(chosen.specialist ?? '')}
            options={[
              { value: '', label: t('allSpecialists') },
              ...specialists.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            onChange={(value) => onChoose({ ...chosen, specialist: idOf(value) })}
          />
          {services.length > 0 && (
            <Choice
              label={t('service')}
              value={String(chosen.service ?? '')}
              options={[
                { value: '', label: t('allServices') },
                ...services.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) })),
              ]}
              onChange={(value) => onChoose({ ...chosen, service: idOf(value) })}
            />
          )}
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
