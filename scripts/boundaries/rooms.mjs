import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The rooms of the server and of the apps, and the files beside them; the apps and the packages themselves. What is in none of them has no place in the order of the laws.
 * @type {readonly { within: string, rooms: readonly string[] }[]}
 */
const houses = [
  {
    within: 'apps/server/src',
    rooms: [
      ...[
        'main.ts',
        'app',
        'config',
        'config.ts',
        'config.test.ts',
        'main.pg.test.ts',
        'build-app.ts',
        'start-refusal.ts',
      ],
      ...[
        'access',
        'database',
        'changes',
        'stream',
        'jobs',
        'edge',
        'http',
        'sockets',
        'cable',
        'diagnostics',
        'remote-systems',
      ],
      ...[
        'occupancies',
        'bookings',
        'availability',
        'attention',
        'day-states',
        'impact',
        'queue',
        'own-booking',
      ],
      ...['companies', 'locations', 'specialists', 'accounts', 'customers', 'sign-in', 'platform'],
      ...['history', 'set-up-file', 'move-in', 'readiness', 'geocoding', 'holidays', 'payments'],
      ...['api-keys', 'calendar-feeds', 'busy-calendars', 'notifications', 'webhooks'],
      ...['reports', 'tools', 'visit-pages'],
      ...['demo', 'testing'],
    ],
  },
  ...['apps/portal/src', 'apps/visitor/src'].map((within) => ({
    within,
    rooms: [
      ...['main.tsx', 'worker.ts', 'worker', 'app', 'screens', 'features'],
      ...['bookings', 'calendar', 'queue', 'set-up', 'session'],
    ],
  })),
  { within: 'apps', rooms: ['server', 'portal', 'visitor'] },
  {
    within: 'packages',
    rooms: ['domain', 'rulebook', 'contract', 'client', 'live', 'phrases', 'ui', 'build'],
  },
]

/**
 * Finds what stands in no room.
 * @param {string} root
 * @returns {string[]}
 */
export function outsideOfRooms(root) {
  return houses
    .filter(({ within }) => existsSync(path.join(root, within)))
    .flatMap(({ within, rooms }) =>
      readdirSync(path.join(root, within))
        .filter((name) => !rooms.includes(name))
        .map((name) => `everything-has-a-room: ${within}/${name}`),
    )
}
