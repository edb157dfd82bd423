import type { z } from 'zod'
import { actSchemas } from './requests/acts.ts'
import { previewBlock, readSchemas } from './requests/reads.ts'
import { seriesSchemas } from './series.ts'

/** The requests of the booking socket that are understood, by type. */
export const requestSchemas = {
  ...readSchemas,
  ...actSchemas,
  preview_block: previewBlock,
  ...seriesSchemas,
} as const

export type RequestType = keyof typeof requestSchemas
/** Data of a request of this type once it is parsed. */
export type RequestData<Type extends RequestType> = z.output<(typeof requestSchemas)[Type]>
/** Data that a client may send for a request of this type. */
export type RequestInput<Type extends RequestType> = z.input<(typeof requestSchemas)[Type]>
