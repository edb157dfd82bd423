// Loaded before a server that is to run on a machine whose clock is off: CLOCK_AHEAD_MS says by how much.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS)
const Real = Date
const now = () => Real.now() + aheadMs
globalThis.Date = new Proxy(Real, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + aheadMs })
