import type { Staffing } from '@rinda/client/queue/staffing'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../session/download.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { spreadsheetCsv } from '../../session/spreadsheet-csv.ts'
import { staffingColumns, staffingRows } from './staffing-rows.ts'

/** Keeps the week's counters as a file for spreadsheets. */
export function DownloadStaffing({ staffing }: { staffing: Staffing }) {
  const { t } = useLatePhrases('staffing')
  const keep = () => {
    const fields = [t('date'), t('hour'), ...staffingColumns.map((column) => t(column))]
    const rows = staffingRows(staffing).map((row) => [
      ...[row.date, row.range],
      ...staffingColumns.map((column) => String(row[column] ?? '')),
    ])
    const name = `counters-${staffing.location_id}-${staffing.week}.csv`
    download(name, 'text/csv;charset=utf-8', spreadsheetCsv(fields, rows))
  }
  return <IconButton label={t('download')} icon={<IconDownload size={18} stroke={2} />} onClick={keep} />
}
