import type { DemoCompany } from '../company.ts'
import { beautyAndCare } from './beauty-and-care.ts'
import { municipalities } from './municipalities.ts'
import { offices } from './offices.ts'
import { rinda } from './rinda.ts'
import { travel } from './travel.ts'

export const demoCompanies: readonly DemoCompany[] = [
  rinda,
  ...offices,
  ...travel,
  ...beautyAndCare,
  ...municipalities,
]
