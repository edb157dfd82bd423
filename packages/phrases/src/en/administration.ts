import { admin } from './admin.ts'
import { apiKeys } from './integrations/api-keys.ts'
import { calendarFeeds } from './integrations/calendar-feeds.ts'
import { integrations } from './integrations/integrations.ts'
import { moveIn } from './integrations/move-in.ts'
import { payments } from './integrations/payments.ts'
import { webhooks } from './integrations/webhooks.ts'
import { people } from './people.ts'
import { kiosks } from './queue/kiosks.ts'
import { queueSystem } from './queue/queue-system.ts'
import { companySetUp } from './set-up/company-set-up.ts'
import { forms } from './set-up/forms.ts'
import { hours } from './set-up/hours.ts'
import { impact } from './set-up/impact.ts'
import { locationServices } from './set-up/location-services.ts'
import { locations } from './set-up/locations.ts'
import { messageRules } from './set-up/message-rules.ts'
import { newLocation } from './set-up/new-location.ts'
import { rules } from './set-up/rules.ts'
import { serviceConfig } from './set-up/service-config.ts'
import { setUp } from './set-up/set-up.ts'
import { setUpFields } from './set-up/set-up-fields.ts'
import { setUpFile } from './set-up/set-up-file.ts'
import { setUpHistory } from './set-up/set-up-history.ts'
import { specialists } from './set-up/specialists.ts'
import { reports } from './tools/reports.ts'
import { tools } from './tools/tools.ts'

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
