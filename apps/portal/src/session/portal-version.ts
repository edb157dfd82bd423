declare const __RINDA_VERSION__: string

/** The version that this portal was built as; the build puts it here. */
export const portalVersion = __RINDA_VERSION__
