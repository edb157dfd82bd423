/** Steps in which a company is made, in their order. */
export const setUpSteps = ['company', 'location', 'services', 'people', 'hours', 'rules', 'ready'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** Everything that can be missing of a company, with the step at which it is mended. */
const stepOfLack = {
  no_location: 'location',
  location_inactive: 'location',
  location_hidden: 'location',
  no_way: 'location',
  no_service: 'services',
  services_hidden: 'services',
  services_of_no_way: 'services',
  nobody_serves: 'people',
  no_hours: 'hours',
  no_times: 'hours',
  no_admin: 'people',
  no_specialist: 'people',
  no_domain: 'company',
  company_hidden: 'ready',
  usual_rules: 'rules',
} as const satisfies Readonly<Record<string, SetUpStep>>
export type Lack = keyof typeof stepOfLack
export const lacks = Object.keys(stepOfLack) as Lack[]

/** A service as far as it decides whether visitors come to it. */
export type ServiceFacts = {
  /** Active, and shown to visitors. */
  readonly isShown: boolean
  readonly takesAppointments: boolean
  readonly takesTickets: boolean
  /** Somebody, or the service itself, can be booked: not all who are named for it are away for good. */
  readonly isServed: boolean
  readonly hasSpecialists: boolean
  /** Some coming day has times at which a visitor can be booked, if nobody had booked. */
  readonly hasTimes: boolean
}

export type LocationFacts = {
  readonly id: number
  readonly isActive: boolean
  readonly isVisible: boolean
  readonly areAppointments: boolean
  readonly isLine: boolean
  /** Some day of the week, or a special one that is to come, is open. */
  readonly hasHours: boolean
  readonly services: readonly ServiceFacts[]
}

export type CompanyFacts = {
  /** Shown in the visitors' search. */
  readonly isVisible: boolean
  /** Number of e-mail domains whose people are the company's. */
  readonly domains: number
  /** Number of accounts that may administer it. */
  readonly admins: number
  /** Answers some question otherwise than all companies do. */
  readonly hasOwnRules: boolean
  readonly locations: readonly LocationFacts[]
}

/** Something that is missing, where it is mended, and whether no visitor can come as long as it is. */
export type Missing = {
  readonly lack: Lack
  readonly step: SetUpStep
  readonly isBlocking: boolean
  /** The location that it is missing of; null: the whole company. */
  readonly locationId: number | null
}

export type Readiness = {
  /** Visitors can book, or stand in line, at some location. */
  readonly isReady: boolean
  /** Lacks that keep visitors away first, then those that may wait. */
  readonly missing: readonly Missing[]
  /** Steps whose result is there. */
  readonly done: readonly SetUpStep[]
}

/**
 * Tells what a company still lacks before a visitor can book, or stand in line. One location is enough: where none is ready, what keeps visitors
 * from the one that lacks least is blocking, and all else may wait.
 */
export function readinessOf(company: CompanyFacts): Readiness {
  const { locations } = company
  const found = locations.map((location) => ({ location, own: lacksOf(location) }))
  const isReady = found.some(({ own }) => own.length === 0)
  const [nearest] = [...found].sort((one, other) => one.own.length - other.own.length)
  const ofLocations = found.flatMap(({ location, own }) =>
    own.map((lack) => missing(lack, !isReady && location === nearest?.location, location.id)),
  )
  const none = locations.length === 0 ? [missing('no_location', true)] : []
  const all = [...none, ...ofLocations, ...mayWait(company).map((lack) => missing(lack, false))]
  return {
    isReady,
    missing: [...all.filter((one) => one.isBlocking), ...all.filter((one) => !one.isBlocking)],
    done: doneOf(company, isReady),
  }
}

function missing(lack: Lack, isBlocking: boolean, locationId: number | null = null): Missing {
  return { lack, step: stepOfLack[lack], isBlocking, locationId }
}

/** Lists what keeps visitors from a location, in the order in which it is mended. */
function lacksOf(location: LocationFacts): Lack[] {
  const { isActive, isVisible, areAppointments, isLine, hasHours } = location
  const ofItself: [Lack, boolean][] = [
    ['location_inactive', !isActive],
    ['location_hidden', !isVisible],
    ['no_way', !areAppointments && !isLine],
  ]
  const ofServices = lackOfServices(location)
  const ofHours: [Lack, boolean][] = [['no_hours', !hasHours]]
  return [
    ...ofItself.filter(([, isLacking]) => isLacking).map(([lack]) => lack),
    ...(ofServices && (hasHours || ofServices !== 'no_times') ? [ofServices] : []),
    ...ofHours.filter(([, isLacking]) => isLacking).map(([lack]) => lack),
  ]
}

function lackOfServices({ areAppointments, isLine, hasHours, services }: LocationFacts): Lack | null {
  if (services.length === 0) return 'no_service'
  const shown = services.filter(({ isShown }) => isShown)
  if (shown.length === 0) return 'services_hidden'
  // Of a location that takes nobody that alone is said.
  if (!areAppointments && !isLine) return null
  const booked = shown.filter(({ takesAppointments }) => areAppointments && takesAppointments)
  const waitedFor = shown.filter(({ takesTickets }) => isLine && takesTickets)
  if (booked.length + waitedFor.length === 0) return 'services_of_no_way'
  if (waitedFor.length > 0 && hasHours) return null
  if (waitedFor.length > 0 && booked.length === 0) return null
  const served = booked.filter(({ isServed }) => isServed)
  if (served.length === 0) return 'nobody_serves'
  return served.some(({ hasTimes }) => hasTimes) ? null : 'no_times'
}

/** Lists what visitors can come without. */
function mayWait({ isVisible, domains, admins, hasOwnRules, locations }: CompanyFacts): Lack[] {
  const services = locations.flatMap((one) => one.services)
  const isBooked = services.some(({ takesAppointments }) => takesAppointments)
  const all: [Lack, boolean][] = [
    ['no_domain', domains === 0],
    ['no_admin', admins === 0],
    ['no_specialist', isBooked && !services.some(({ hasSpecialists }) => hasSpecialists)],
    ['company_hidden', !isVisible],
    ['usual_rules', !hasOwnRules],
  ]
  return all.filter(([, isLacking]) => isLacking).map(([lack]) => lack)
}

function doneOf({ admins, hasOwnRules, locations }: CompanyFacts, isReady: boolean): SetUpStep[] {
  const services = locations.flatMap((one) => one.services)
  const isDone: Readonly<Record<SetUpStep, boolean>> = {
    company: true,
    location: locations.length > 0,
    services: services.some(({ isShown }) => isShown),
    people: admins > 0 || services.some(({ hasSpecialists }) => hasSpecialists),
    hours: locations.some(({ hasHours }) => hasHours),
    rules: hasOwnRules,
    ready: isReady,
  }
  return setUpSteps.filter((step) => isDone[step])
}
