import { Button } from '@rinda/ui/components/buttons/button'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { busyCalendarsQuery } from './busy-calendars-query.ts'
import styles from './edit-specialists.module.css'
import type { ShownSpecialist } from './shown-specialists.ts'
import { todayText } from './today-text.ts'

/** More names would hide the other rows. */
const mostNamed = 3

type TableProps = {
  shown: readonly ShownSpecialist[]
  zone: string
  today: string
  onEdit: (id: number) => void
}

/** Shows which services each specialist has, at which locations, when they work today, and their state. */
export function SpecialistsTable({ shown, ...rest }: TableProps) {
  const { t } = useLatePhrases('specialists')
  const hasActs = shown.some(({ specialist }) => specialist.isEditable)
  const columns = [t('name'), t('services'), t('locations'), t('today'), t('state')]
  return (
    <LongTable
      label={t('title')}
      columns={hasActs ? [...columns, ''] : columns}
      rows={shown}
      keyOf={({ specialist }) => specialist.id}
      cells={(one) => <Cells one={one} hasActs={hasActs} {...rest} />}
    />
  )
}

type CellsProps = Omit<TableProps, 'shown'> & { one: ShownSpecialist; hasActs: boolean }

function Cells({ one, hasActs, zone, today, onEdit }: CellsProps) {
  const { t, language } = useLatePhrases('specialists')
  const { specialist, services, locations } = one
  const { data: calendars } = useQuery({ ...busyCalendarsQuery, enabled: hasActs })
  const calendar = calendars?.find(({ specialistId }) => specialistId === specialist.id)
  const { text, isOff } = todayText(specialist, { t, language, zone, today })
  return (
    <>
      <td>
        <strong className={styles.name} data-is-inactive={!specialist.isActive || undefined}>
          {specialist.name}
        </strong>
        <span className={styles.id}>
          {t('number')} {specialist.id}
          {specialist.bmsId !== '' && ` · ${specialist.bmsId}`}
        </span>
      </td>
      <td>
        {services.length === 0 ? (
          <span className={styles.hint}>{t('noServices')}</span>
        ) : (
          <Names of={services} />
        )}
      </td>
      <td>
        <Names of={locations} />
      </td>
      <td>
        <span className={styles.today} data-is-off={isOff || undefined}>
          <span className={styles.onPhone}>{t('today')}: </span>
          {text}
        </span>
      </td>
      <td>
        <span className={styles.state} data-is-active={specialist.isActive || undefined}>
          {t(specialist.isActive ? 'active' : 'inactive')}
        </span>
        {calendar && (
          <span className={styles.mark} data-fails={calendar.fault !== null || undefined}>
            {t(calendar.fault === null ? 'busyMark' : 'busyMarkFault')}
          </span>
        )}
      </td>
      {hasActs && (
        <td>
          {specialist.isEditable && (
            <Button aria-label={t('editOf', { name: specialist.name })} onClick={() => onEdit(specialist.id)}>
              {t('edit')}
            </Button>
          )}
        </td>
      )}
    </>
  )
}

function Names({ of: names }: { of: readonly string[] }) {
  const { t } = useLatePhrases('specialists')
  const more = names.length - mostNamed
  const said = names.slice(0, mostNamed).join(', ')
  return <span title={names.join(', ')}>{more > 0 ? `${said}, ${t('more', { count: more })}` : said}</span>
}
