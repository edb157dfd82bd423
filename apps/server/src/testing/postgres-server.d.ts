/**
 * Starts a real PostgreSQL of its own on a free port of this machine, in a temporary folder that goes when it stops.
 * Unless it is to be durable, it forgets what a crash interrupts (`fsync` is off): enough for tests.
 */
export declare function startPostgresServer({ isDurable }?: { isDurable?: boolean | undefined }): Promise<{
  url: string
  stop: () => Promise<void>
}>
