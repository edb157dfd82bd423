import type { World } from '../towns/world.ts'

/** E-mail addresses with which the callers of docs/ACCESS.md's columns sign in. */
export const emailOfCaller: Readonly<Record<string, string>> = {
  none: 'none@rinda.example',
  user: 'user@rinda.example',
  elsewhere: 'second@rinda.example',
  desk: 'desk@rinda.example',
  manager: 'manager@rinda.example',
  admin: 'anna@rinda.example',
  platform: 'admin@rinda.example',
  foreign: 'admin@nails.example',
  'user of 40': 'user@nails.example',
  'admin of 40': 'admin@nails.example',
  'admin of 1': 'anna@rinda.example',
}

/** The callers of docs/ACCESS.md that do not live in the town. */
export const otherCallers = [
  { email: 'manager@rinda.example', role: 'COMPANY_MANAGER' },
  { email: 'desk@rinda.example', role: 'COMPANY_USER', serviceIds: [2] },
] as const

type Person = {
  email: string
  role: 'NONE' | 'COMPANY_USER' | 'COMPANY_MANAGER' | 'COMPANY_ADMIN'
  companyId?: number
  locationIds?: readonly number[]
  serviceIds?: readonly number[]
  permissions?: readonly string[]
}

/** Accounts besides those of the town; of company 1, and of all its locations and services, unless it is said otherwise. */
export async function addPeople(world: World, people: readonly Person[]): Promise<void> {
  const now = world.time.now
  await world.db
    .insertInto('portal_users')
    .values(
      people.map(
        ({ email, role, companyId = 1, locationIds = null, serviceIds = null, permissions = [] }) => ({
          company_id: companyId,
          email,
          name: email,
          role,
          location_ids: locationIds && [...locationIds],
          service_ids: serviceIds && [...serviceIds],
          permissions: [...permissions],
          created_at: now,
          updated_at: now,
        }),
      ),
    )
    .execute()
}
