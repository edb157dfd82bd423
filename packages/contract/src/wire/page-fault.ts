import { z } from 'zod'
import { text } from './fields.ts'

const pageApps = ['portal', 'visitor'] as const
const pageFaultKinds = ['error', 'rejection', 'render'] as const

/** Fault of a page as its browser tells of it: of a script, of a promise that nobody waited for, or of a part that could not be drawn. */
export const pageFaultPayload = z.object({
  page_fault: z.object({
    app: z.enum(pageApps, 'field_wrong'),
    version: text(40).optional(),
    kind: z.enum(pageFaultKinds, 'field_wrong'),
    name: text(60),
    message: text(500),
    /** Path of the page, without its query and fragment. */
    path: text(200),
    stack: text(4_000).optional(),
  }),
})
export type PageFault = z.output<typeof pageFaultPayload>['page_fault']
