import type { LineRules } from '@rinda/contract/set-up/objects'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Role } from '@rinda/domain/access/role'
import type { WorkingWeek } from '@rinda/domain/availability/working-time'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { BookingTime, SpecialTime } from '@rinda/domain/hours/opening-hours'
import type { FigureRow } from '@rinda/domain/reports/figures'
import type { LocationFields } from '@rinda/domain/set-up/location-fields'
import type { ServiceFields } from '@rinda/domain/set-up/service-fields'
import type { SpecialistFields } from '@rinda/domain/set-up/specialist-fields'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ColumnsOf, Json } from './columns-of.ts'
import type { BookingLinksTable } from './tables/booking-links-table.ts'
import type { BookingRequestsTable, BookingSystemsTable } from './tables/booking-system-tables.ts'
import type { EarlierOffersTable, EarlierRoundsTable, EarlierWishesTable } from './tables/earlier-tables.ts'
import type {
  ApiKeysTable,
  BusyCalendarsTable,
  BusyTimesTable,
  CalendarEntriesTable,
  CalendarFeedsTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './tables/integration-tables.ts'
import type {
  MessageOptOutsTable,
  OutboxTable,
  PushSubscriptionsTable,
  RemindersTable,
} from './tables/outbox-table.ts'
import type {
  PaymentGatewaysTable,
  PaymentReceiptsTable,
  PaymentRehearsalsTable,
  PaymentsTable,
} from './tables/payment-tables.ts'
import type {
  CheckInGuessesTable,
  CountersTable,
  KiosksTable,
  LineHabitsTable,
  QueueClientsTable,
  QueueLinesTable,
  QueueNodesTable,
  RemoteLinesTable,
  StaffingPlansTable,
  TicketSequencesTable,
  TicketsTable,
  WaitPromisesTable,
} from './tables/queue-tables.ts'

/** Processes that serve. */
export type NodesTable = { node_id: string; version: string; started_at: Date; seen_at: Date }

/** The tables as Kysely sees them; the truth is in `migrations/`. Timestamps are Dates, dates are YYYY-MM-DD, bigints are numbers. */
export type Schema = {
  companies: CompaniesTable
  locations: LocationsTable
  services: ServicesTable
  specialists: SpecialistsTable
  specialist_absences: SpecialistAbsencesTable
  service_specialists: ServiceSpecialistsTable
  portal_users: PortalUsersTable
  users: UsersTable
  bookings: BookingsTable
  occupancies: OccupanciesTable
  visitor_acts: VisitorActsTable
  visitor_proofs: VisitorProofsTable
  attachments: AttachmentsTable
  queue_lines: QueueLinesTable
  ticket_sequences: TicketSequencesTable
  counters: CountersTable
  tickets: TicketsTable
  remote_lines: RemoteLinesTable
  booking_systems: BookingSystemsTable
  booking_requests: BookingRequestsTable
  check_in_guesses: CheckInGuessesTable
  kiosks: KiosksTable
  nodes: NodesTable
  queue_nodes: QueueNodesTable
  queue_clients: QueueClientsTable
  line_habits: LineHabitsTable
  staffing_plans: StaffingPlansTable
  wait_promises: WaitPromisesTable
  audit: AuditTable
  streams: StreamsTable
  events: EventsTable
  platform_stream: PlatformStreamTable
  platform_events: PlatformEventsTable
  stream_followers: StreamFollowersTable
  event_counts: EventCountsTable
  replies: RepliesTable
  outbox: OutboxTable
  push_subscriptions: PushSubscriptionsTable
  reminders: RemindersTable
  message_opt_outs: MessageOptOutsTable
  booking_links: BookingLinksTable
  earlier_wishes: EarlierWishesTable
  earlier_offers: EarlierOffersTable
  earlier_rounds: EarlierRoundsTable
  api_keys: ApiKeysTable
  calendar_feeds: CalendarFeedsTable
  calendar_entries: CalendarEntriesTable
  busy_calendars: BusyCalendarsTable
  busy_times: BusyTimesTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  payment_gateways: PaymentGatewaysTable
  payments: PaymentsTable
  payment_receipts: PaymentReceiptsTable
  payment_rehearsals: PaymentRehearsalsTable
  imports: ImportsTable
  imported_bookings: ImportedBookingsTable
  imported_users: ImportedUsersTable
  recurring_work: RecurringWorkTable
  report_parts: ReportPartsTable
  portal_sessions: PortalSessionsTable
  portal_invitations: PortalInvitationsTable
  issuer_accounts: IssuerAccountsTable
  issuer_attempts: IssuerAttemptsTable
  issuer_artifacts: IssuerArtifactsTable
  issuer_keys: IssuerKeysTable
  installation_secrets: InstallationSecretsTable
  directory_domains: DirectoryDomainsTable
  directory_accounts: DirectoryAccountsTable
}

export type JsonObject = { [key: string]: unknown }
type Stamps = { created_at: Date; updated_at: Date }

type Named = { name: string; name_lv: string; name_en: string; name_ru: string }

export type CompaniesTable = Named &
  Stamps & {
    company_id: number
    www: Generated<string>
    is_visible: Generated<boolean>
    profile: Json<JsonObject>
  }

/** Content of `locations.config`. */
export type LocationConfig = {
  special_times?: SpecialTime[]
  queue?: LineRules
  /** Moment (ISO 8601) at which the announcement ends. */
  announcement_until?: string | null
  [key: string]: unknown
}

export type LocationsTable = Named &
  Stamps &
  Omit<ColumnsOf<LocationFields>, keyof Named> & {
    company_id: number
    location_id: Generated<number>
    config: Json<LocationConfig>
    /** False: the system that keeps its bookings does not answer. */
    is_bms_online: Generated<boolean>
  }

/** Content of `services.config`; the specialists stand in a table of their own. */
export type ServiceConfig = {
  booking_times?: BookingTime[]
  price?: number | null
  booking_period_min?: number | null
  booking_period_max?: number | null
  booking_portal_period_min?: number | null
  booking_portal_period_max?: number | null
  asks_description?: boolean
  asks_attachment?: boolean
  [key: string]: unknown
}

export type ServicesTable = Named &
  Stamps &
  Omit<ColumnsOf<ServiceFields>, keyof Named> & {
    company_id: number
    service_id: Generated<number>
    location_id: number
    config: Json<ServiceConfig>
  }

export type SpecialistsTable = Stamps &
  Omit<ColumnsOf<SpecialistFields>, 'name'> & {
    company_id: number
    specialist_id: Generated<number>
    name: string
    working_hours: ColumnType<WorkingWeek | null, string | null | undefined, string | null>
  }

export type SpecialistAbsencesTable = {
  company_id: number
  absence_id: Generated<number>
  specialist_id: number
  from_date: string
  from_time: string | null
  till_date: string
  till_time: string | null
  note: Generated<string>
}

export type ServiceSpecialistsTable = {
  company_id: number
  service_id: number
  specialist_id: number
  position: Generated<number>
}

export type PortalUsersTable = Stamps & {
  company_id: number
  portal_user_id: Generated<number>
  email: string
  name: string
  /** Language in which they are written to. */
  language: Generated<'lv' | 'en' | 'ru'>
  role: Role
  permissions: Generated<string[]>
  location_ids: number[] | null
  service_ids: number[] | null
  is_active: Generated<boolean>
  last_sign_in_at: Date | null
}

export type UsersTable = Stamps & {
  company_id: number
  user_id: Generated<number>
  email: Generated<string>
  phone_country_code: Generated<string>
  phone_number: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  push_id: Generated<string>
  token: string
  project: Generated<string>
}

export type AttachmentsTable = {
  company_id: number
  booking_id: number
  media_type: 'application/pdf' | 'image/png' | 'image/jpeg'
  content: Uint8Array
  added_at: Date
}

/** One line of a booking's own log: what happened, when, by whom. */
export type BookingLogEntry = {
  at: string
  act: string
  by: string
  status: BookingStatus
  [key: string]: unknown
}

export type BookingsTable = Stamps & {
  company_id: number
  booking_id: Generated<number>
  qtid: string
  token: string
  kind: 'appointment' | 'block'
  status: BookingStatus
  approval: Generated<Approval>
  location_id: number
  service_id: number
  specialist_id: number | null
  user_id: number | null
  customer_type: Generated<'none' | 'person' | 'business'>
  customer_number: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  email: Generated<string>
  phone_country_code: Generated<string>
  phone_number: Generated<string>
  starts_at: Date
  ends_at: Date
  code: Generated<string>
  language: Generated<'lv' | 'en' | 'ru'>
  expire_at: Date | null
  fields: Json<JsonObject>
  notes: Json<JsonObject>
  config: Json<JsonObject>
  log: Json<BookingLogEntry[]>
  served_at: Date | null
  user_deleted_at: Date | null
  client_type: 'app' | 'portal' | 'widget'
  ip: Generated<string>
  session: Generated<string>
  bms_id: Generated<string>
  push_tokens: Generated<string[]>
  /** Code that a visitor was sent to verify an address with; it leaves the database in that message alone. */
  verification_code: Generated<string>
  verification_codes: Generated<number>
  verification_attempts: Generated<number>
}

export type OccupanciesTable = {
  company_id: number
  resource_kind: 'specialist' | 'service'
  resource_id: number
  lane: number
  during: string
  booking_id: number
}

export type VisitorActsTable = {
  company_id: number
  subject: string
  act: 'hold' | 'booking'
  at: Date
  booking_id: number
}

export type VisitorProofsTable = { company_id: number; challenge: string; subject: string; at: Date }

export type AuditTable = {
  company_id: number
  audit_id: Generated<number>
  at: Date
  actor_kind: 'portal' | 'internal' | 'visitor' | 'system'
  actor: string
  ip: Generated<string>
  action: string
  object_kind: string
  object_id: string
  before: JSONColumnType<JsonObject | null, string | null, string | null>
  after: JSONColumnType<JsonObject | null, string | null, string | null>
}

export type StreamsTable = { company_id: number; seq: Generated<number> }

export type EventsTable = {
  company_id: number
  seq: number
  at: Date
  type: string
  location_id: number
  session: Generated<string>
  resource: Json<ResourceObject>
}

/** One row: the last number of the platform's own stream. */
export type PlatformStreamTable = { is_only: Generated<boolean>; seq: Generated<number> }

export type PlatformEventsTable = { seq: number; at: Date; event: Json<JsonObject> }

export type RepliesTable = {
  company_id: number
  caller: string
  key: string
  answer: Json<JsonObject>
  at: Date
}

export type StreamFollowersTable = { company_id: number; name: string; seq: number }

export type EventCountsTable = { company_id: number; type: string; total: number }

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

export type RecurringWorkTable = { name: string; due_at: Date }

/** A month at a location as it was counted. */
export type ReportPartsTable = {
  company_id: number
  month: string
  location_id: number
  begins_at: Date
  ends_at: Date
  due_at: Date | null
  made_at: Date | null
  is_final: Generated<boolean>
  changed_at: Date | null
  figures: JSONColumnType<FigureRow[]> | null
}

export type PortalSessionsTable = {
  company_id: number
  secret_hash: Buffer
  token_hash: Buffer
  portal_user_id: number
  id_token: string | null
  created_at: Date
  expires_at: Date
}

export type PortalInvitationsTable = {
  company_id: number
  portal_user_id: number
  secret_hash: Buffer
  created_at: Date
  expires_at: Date
}

export type IssuerAccountsTable = {
  account_id: string
  email: string
  name: string
  password_hash: string
  is_demo: Generated<boolean>
  created_at: Date
}

export type IssuerAttemptsTable = {
  subject: string
  failures: number
  wait_until: Date | null
  forget_at: Date
}

export type IssuerArtifactsTable = {
  kind: string
  id: string
  payload: Json<JsonObject>
  grant_id: string | null
  uid: string | null
  user_code: string | null
  consumed_at: Date | null
  expires_at: Date | null
}

export type IssuerKeysTable = { key_id: string; jwk: Json<JsonObject>; created_at: Date }

export type InstallationSecretsTable = { name: string; secret: string; created_at: Date }

/** Domains that the platform's admin has written over the rulebook's directory. */
export type DirectoryDomainsTable = Stamps & {
  domain: string
  company_id: number
  is_partner: Generated<boolean>
  with_subdomains: Generated<boolean>
  is_removed: Generated<boolean>
  profile: Json<JsonObject>
}

/** The same of single addresses; null: as the rulebook says. */
export type DirectoryAccountsTable = Stamps & {
  email: string
  is_company_admin: boolean | null
  is_known: boolean | null
  profile: Json<JsonObject>
}
