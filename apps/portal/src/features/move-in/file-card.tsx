import { NativeSelect } from '@mantine/core'
import { languages } from '@rinda/domain/set-up/field'
import { Switch } from '@rinda/ui/components/fields/switch'
import { useMemo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './move-in.module.css'
import { encodings } from './read-file.ts'
import { orderIn } from './rules.ts'
import type { FileState } from './use-file.ts'

const orders = ['day_first', 'month_first'] as const

/** Questions that are asked once for a whole file: its letters, the order of its dates, the language of its visitors. */
export function FileCard({ file: { file, zone, set, readAs } }: { file: FileState }) {
  const { t } = useLatePhrases('moveIn')
  const order = useMemo(() => (file ? orderIn(file.table, file.settings.columns) : null), [file])
  if (!file) return null
  const { settings, table } = file
  const isOrderOpen = order !== null && order !== 'day_first'
  return (
    <section className={styles.card} aria-label={t('file')}>
      <h2 className={styles.heading}>
        {file.name} <span className={styles.small}>{t('fileRows', { count: table.rows.length })}</span>
      </h2>
      <p className={styles.small}>{t('zoneText', { zone })}</p>
      {table.uneven > 0 && <p className={styles.caution}>{t('uneven', { count: table.uneven })}</p>}
      {order === 'mixed' && <p className={styles.caution}>{t('orderMixed')}</p>}
      <div className={styles.asked}>
        {!file.isUtf8 && (
          <NativeSelect
            label={t('encoding')}
            description={t('encodingText')}
            value={file.encoding}
            data={encodings.map((value) => ({ value, label: t(value) }))}
            onChange={({ currentTarget: { value } }) =>
              readAs(encodings.find((one) => one === value) ?? file.encoding)
            }
          />
        )}
        {isOrderOpen && (
          <NativeSelect
            label={t('order')}
            value={settings.order}
            data={orders.map((value) => ({ value, label: t(value) }))}
            onChange={({ currentTarget: { value } }) =>
              set({ order: orders.find((one) => one === value) ?? settings.order })
            }
          />
        )}
        <NativeSelect
          label={t('language')}
          value={settings.language}
          data={languages.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget: { value } }) =>
            set({ language: languages.find((one) => one === value) ?? settings.language })
          }
        />
        {settings.columns.date !== undefined && (
          <div>
            <Switch
              label={t('withPast')}
              text={t('withPast')}
              isOn={settings.withPast}
              onChange={(withPast) => set({ withPast })}
            />
            <p className={styles.small}>{t('withPastText')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
