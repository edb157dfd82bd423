import type { Role } from '@rinda/domain/access/role'

export type DemoPerson = {
  email: string
  name: string
  role: Role
  companyId: number
  locationIds?: readonly number[]
  permissions?: readonly string[]
}

/** Everyone who can sign in to the demo. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'admin@rinda.example', name: 'Rihards Vilks', role: 'QTICKET_ADMIN', companyId: 1 },
  { email: 'anna@rinda.example', name: 'Anna Bērziņa', role: 'COMPANY_ADMIN', companyId: 1 },
  { email: 'manager@rinda.example', name: 'Māra Ozoliņa', role: 'COMPANY_MANAGER', companyId: 1 },
  {
    email: 'user@rinda.example',
    name: 'Jānis Kalniņš',
    role: 'COMPANY_USER',
    companyId: 1,
    permissions: ['navigation/open_times'],
  },
  { email: 'admin@airport.example', name: 'Juris Gulbis', role: 'COMPANY_ADMIN', companyId: 3 },
  {
    email: 'user@agency.example',
    name: 'Solvita Cīrule',
    role: 'COMPANY_USER',
    companyId: 32,
    locationIds: [93],
  },
  { email: 'admin@city.example', name: 'Aiga Pētersone', role: 'COMPANY_ADMIN', companyId: 34 },
  { email: 'admin@dental.example', name: 'Līga Sproģe', role: 'COMPANY_ADMIN', companyId: 39 },
  { email: 'user@dental.example', name: 'Evita Rudzīte', role: 'COMPANY_USER', companyId: 39 },
  { email: 'admin@nails.example', name: 'Sabīne Magone', role: 'COMPANY_ADMIN', companyId: 40 },
  {
    email: 'user@nails.example',
    name: 'Zanda Kļava',
    role: 'COMPANY_USER',
    companyId: 40,
    locationIds: [4004],
  },
  {
    email: 'north@nails.example',
    name: 'Sintija Riekstiņa',
    role: 'COMPANY_USER',
    companyId: 40,
    locationIds: [4001],
  },
  {
    email: 'centre@nails.example',
    name: 'Laura Grīnberga',
    role: 'COMPANY_USER',
    companyId: 40,
    locationIds: [4002],
  },
  {
    email: 'south@nails.example',
    name: 'Beāte Kronberga',
    role: 'COMPANY_USER',
    companyId: 40,
    locationIds: [4003],
  },
  { email: 'admin@town.example', name: 'Normunds Siliņš', role: 'COMPANY_ADMIN', companyId: 41 },
  // Of no domain that is known: welcomed, and shown the way to the locations.
  { email: 'adviser@trade.example', name: 'Ieva Zariņa', role: 'COMPANY_ADMIN', companyId: 1 },
]
