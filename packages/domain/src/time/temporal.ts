import type { Temporal as TemporalTypes } from 'temporal-polyfill'

type Runtime = { readonly Temporal?: typeof TemporalTypes }

/**
 * The calendar and the clocks of the world. Most browsers have it built in and download nothing; where it is
 * missing, as in Node 24, the polyfill is loaded before anything that rests on it runs.
 */
export const Temporal = (globalThis as Runtime).Temporal ?? (await import('temporal-polyfill')).Temporal
