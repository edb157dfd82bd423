import { mayOpenTab, type OpenScreens, type ServiceConfigTab } from './screen.ts'

/** On which tab of the service configuration a value of a service's `config` stands. Who may not open the tab does not set the value. */
export const tabOfConfig = {
  booking_period_min: 'periods',
  booking_period_max: 'periods',
  booking_portal_period_min: 'periods',
  booking_portal_period_max: 'periods',
  price: 'prices',
} as const satisfies Readonly<Record<string, ServiceConfigTab>>
export type ConfigName = keyof typeof tabOfConfig

type Profile = Pick<OpenScreens, 'screens' | 'serviceConfigTabs'>
type Config = Readonly<Record<string, unknown>>

/** The values that a config would change though its tab is closed to this person. Nothing and null are the same. */
export function closedConfig(profile: Profile, before: Config, after: Config): ConfigName[] {
  const names = Object.keys(tabOfConfig) as ConfigName[]
  return names
    .filter((name) => Object.hasOwn(after, name) && (after[name] ?? null) !== (before[name] ?? null))
    .filter((name) => !mayOpenTab(profile, tabOfConfig[name]))
}
