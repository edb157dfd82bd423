import type { SetUpChange } from '@rinda/client/set-up/set-up-history'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ThenLink } from '../../session/then-link.tsx'
import { timeText } from '../../session/time-texts/moment-text.ts'
import { fieldLabel } from '../../set-up/field-labels.ts'
import { valueText } from '../../set-up/value-text.ts'
import styles from './history.module.css'

type HistoryChangeProps = {
  change: SetUpChange
  nameOf: (specialistId: number) => string
  zone: string
  isBusy: boolean
  /** Absent where nothing is put back. */
  onPutBack: ((change: SetUpChange, field: string, label: string) => void) | undefined
}

/** The part of a location that shows a change: its hours, where it was about nothing else. */
function partOf({ changes }: SetUpChange) {
  return changes.length > 0 && changes.every(({ field }) => timeFields.test(field)) ? 'hours' : 'rules'
}
const timeFields = /^(open_|special_times|booking_times)/

/** One change: when, by whom, of what, and each field with its way back. */
export function HistoryChange({ change, nameOf, zone, isBusy, onPutBack }: HistoryChangeProps) {
  const { t, language } = useLatePhrases('setUpHistory')
  const { t: fields } = useLatePhrases('setUpFields')
  const name = change[`name_${language}`] || change.name || change.object_id
  return (
    <li className={styles.change}>
      <p className={styles.head}>
        <time dateTime={change.at} className="rinda-figures">
          {timeText(change.at, zone)}
        </time>
        <strong>{t(change.object_kind, { name })}</strong>
        <span className={styles.actor}>{change.actor}</span>
        {change.location_id !== null && (
          <ThenLink
            label={t('asItWas')}
            location={change.location_id}
            part={partOf(change)}
            moment={change.at}
          />
        )}
      </p>
      {change.action === 'create' && <p className={styles.created}>{t('created')}</p>}
      <ul className={styles.fields}>
        {change.changes.map(({ field, from, to }) => {
          const label = fieldLabel(fields, language, change.object_kind, field)
          const said = (value: unknown) => valueText(t, { field, value, nameOf })
          return (
            <li key={field} className={styles.field}>
              <span className={styles.label}>{label}</span>
              <span className={styles.values}>
                <del>{said(from)}</del>
                <span aria-hidden="true">→</span>
                <ins>{said(to)}</ins>
              </span>
              {onPutBack && (change.object_kind === 'location' || change.object_kind === 'service') && (
                <IconButton
                  isQuiet
                  label={t('putBackOf', { field: label, value: said(from) })}
                  icon={<IconArrowBackUp size={18} aria-hidden="true" />}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (!isBusy) onPutBack(change, field, label)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
