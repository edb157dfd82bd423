const stamp = document.querySelector<HTMLMetaElement>('meta[name="rinda-version"]')

/** The version that these pages were built as; null where they were not built: in development. */
export const pageVersion = stamp?.content ?? null

/** Reads which version the server has by now; null where it cannot be told. */
export async function publishedPageVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/visit/version.json', { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as { version: string }).version : null
  } catch {
    return null
  }
}
