import { z } from 'zod'

/**
 * Schemas that are used in a page make no code out of texts, which its content policy forbids. Imported before the schemas themselves,
 * which ask it when they are made.
 */
z.config({ jitless: true })
