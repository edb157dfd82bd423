/**
 * Takes the folder for this process until the returned function is called. The embedded server itself would open a
 * folder that is in use, and ruin it. What a killed process left behind is taken over at once.
 * Throws a `StartRefusal` when a living process holds the folder.
 */
export declare function lockFolder(folder: string): Promise<() => Promise<void>>
