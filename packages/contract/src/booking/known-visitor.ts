/** Somebody who visited the company before, as their latest booking names them. What is not known is ''. */
export type KnownVisitor = {
  first_name: string
  last_name: string
  phone_country_code: string
  phone_number: string
  email: string
  business_name: string
  /** Start of their latest booking, in UTC. */
  date: string
  time: string
}
