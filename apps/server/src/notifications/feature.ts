import type { WriteInvitation } from '../accounts/make-invitation.ts'
import type { PlatformWriting } from '../accounts/platform-write.ts'
import type { Config } from '../config.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { NotifierContext } from './notifier-context.ts'
import { createNotifier, forgetMessages } from './notify.ts'
import { optOutRoutes } from './opt-out/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { messageRuleRoutes } from './rules/routes.ts'

type Needs = PlatformWriting &
  NotifierContext & {
    config: Config
    due: Pick<DueWatch, 'add'>
    urlRules: { mayBePrivate: boolean }
  }

/** Messages to visitors and staff, with what writes them of what happens, what sends them, and the rules of a company for them. */
export function notificationsFeature(needs: Needs) {
  const { config, due } = needs
  const notifier = createNotifier(needs)
  notifier.watchBy(due)
  const hasMail = config.smtpUrl !== undefined
  const writeInvitation: WriteInvitation = async (tx, person, link, now) => {
    const { writeInvitation: write } = await import('./write-invitation.ts')
    await write(tx, person, { ...link, hasMail }, now)
  }
  const wakeMessages = notifier.wakeAt
  return {
    /** Sends what was written, at its time. */
    wakeMessages,
    invitations: { hasMail, writeInvitation, wakeMessages },
    followers: [notifier.follower],
    forgets: [forgetMessages],
    /** Counts the messages that wait and those that were given up. */
    countOutbox: async () => await (await import('./outbox-store.ts')).countOutbox(needs.db),
    routes: [
      ...messageRuleRoutes({ ...needs, wakeMessages }),
      ...optOutRoutes(needs),
      ...pushRoutes({ ...needs, vapidKeys: config.vapidKeys }),
    ],
    stop: () => notifier.stop(),
  }
}
