const stamp = document.querySelector<HTMLMetaElement>('meta[name="rinda-version"]')

/** The version that this portal was built as; the build writes it into the page. Null where it was not built: in development. */
export const portalVersion = stamp?.content ?? null
