import type { ImportResource } from '@rinda/contract/set-up/move-in'
import type { ImportRow } from './import-store.ts'

/** Renders an import as admins of the company see it. */
export function importResource(row: ImportRow): ImportResource {
  return {
    id: String(row.import_id),
    type: 'import',
    attributes: {
      company_id: row.company_id,
      file_name: row.file_name,
      rows: row.row_count,
      ...{ bookings: row.bookings, past: row.past, customers: row.customers },
      created_by: row.created_by,
      created_at: row.created_at.toISOString(),
      undone_by: row.undone_by,
      undone_at: row.undone_at?.toISOString() ?? null,
    },
  }
}
