// With TESTS_AT, an ISO 8601 moment, the tests run as if they had been started then: the clock of the process is moved, and goes on from there.
const mark = Symbol.for('rinda.shifted-date')
const at = process.env.TESTS_AT
if (at && !(mark in Date)) {
  const Real = Date
  const aheadMs = Real.parse(at) - Real.now()
  if (Number.isNaN(aheadMs))
    throw new Error(`TESTS_AT: ${at} is no moment such as 2028-02-29T23:50:00+02:00.`)
  const now = () => Real.now() + aheadMs
  globalThis.Date = new Proxy(Real, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    has: (target, key) => key === mark || Reflect.has(target, key),
  })
}
