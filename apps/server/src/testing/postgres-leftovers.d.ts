export declare const folderPrefix = 'rinda-postgres-'
/** A test run that was killed leaves its server running: it is stopped, and its folder removed, by the next run. */
export declare function removeLeftovers(): void
