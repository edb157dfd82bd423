import type { BookingLinksTable } from './tables/booking-links-table.ts'
import type { BookingRequestsTable, BookingSystemsTable } from './tables/booking-system-tables.ts'
import type {
  AttachmentsTable,
  BookingsTable,
  OccupanciesTable,
  VisitorActsTable,
  VisitorProofsTable,
} from './tables/booking-tables.ts'
import type {
  AuditTable,
  EventsTable,
  PlatformEventsTable,
  PlatformStreamTable,
  RepliesTable,
  StreamFollowersTable,
  StreamsTable,
} from './tables/change-tables.ts'
import type { EarlierOffersTable, EarlierRoundsTable, EarlierWishesTable } from './tables/earlier-tables.ts'
import type { ImportedBookingsTable, ImportedUsersTable, ImportsTable } from './tables/import-tables.ts'
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
  InstallationSecretsTable,
  IssuerAccountsTable,
  IssuerArtifactsTable,
  IssuerAttemptsTable,
  IssuerKeysTable,
} from './tables/issuer-tables.ts'
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
  DirectoryAccountsTable,
  DirectoryDomainsTable,
  PortalInvitationsTable,
  PortalSessionsTable,
  PortalUsersTable,
  UsersTable,
} from './tables/people-tables.ts'
import type { NodesTable, RecurringWorkTable } from './tables/process-tables.ts'
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
import type { EventCountsTable, ReportPartsTable } from './tables/report-tables.ts'
import type {
  CompaniesTable,
  LocationsTable,
  ServiceSpecialistsTable,
  ServicesTable,
  SpecialistAbsencesTable,
  SpecialistsTable,
} from './tables/set-up-tables.ts'

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
