import type { Generated } from 'kysely'

/** Imports of a company from other systems. */
export type ImportsTable = {
  company_id: number
  import_id: Generated<number>
  file_name: string
  row_count: number
  bookings: number
  past: number
  customers: number
  created_by: string
  created_at: Date
  undone_by: string | null
  undone_at: Date | null
}

export type ImportedBookingsTable = {
  company_id: number
  booking_id: number
  import_id: number
  source_id: string
}

export type ImportedUsersTable = { company_id: number; user_id: number; import_id: number }
