import { admin } from './admin.ts'
import { apiKeys } from './api-keys.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { companySetUp } from './company-set-up.ts'
import { forms } from './forms.ts'
import { hours } from './hours.ts'
import { impact } from './impact.ts'
import { integrations } from './integrations.ts'
import { kiosks } from './kiosks.ts'
import { locationServices } from './location-services.ts'
import { locations } from './locations.ts'
import { messageRules } from './message-rules.ts'
import { moveIn } from './move-in.ts'
import { newLocation } from './new-location.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { queueSystem } from './queue-system.ts'
import { reports } from './reports.ts'
import { rules } from './rules.ts'
import { serviceConfig } from './service-config.ts'
import { setUp } from './set-up.ts'
import { setUpFields } from './set-up-fields.ts'
import { setUpFile } from './set-up-file.ts'
import { setUpHistory } from './set-up-history.ts'
import { specialists } from './specialists.ts'
import { tools } from './tools.ts'
import { webhooks } from './webhooks.ts'

export const administration = {
  admin,
  apiKeys,
  calendarFeeds,
  companySetUp,
  forms,
  hours,
  impact,
  integrations,
  kiosks,
  locationServices,
  locations,
  messageRules,
  moveIn,
  newLocation,
  payments,
  people,
  queueSystem,
  reports,
  rules,
  serviceConfig,
  setUp,
  setUpFields,
  setUpFile,
  setUpHistory,
  specialists,
  tools,
  webhooks,
} as const
