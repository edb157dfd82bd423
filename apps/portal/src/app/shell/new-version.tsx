import { getPublishedVersion } from '@rinda/client/http/published-version'
import { latePart } from '@rinda/live/late-part'
import { useQuery } from '@tanstack/react-query'
import { portalVersion } from '../../session/portal-version.ts'
import { http } from '../../session/queries.ts'

const checkEveryMs = 20_000

const NewVersionDialog = latePart(
  async () => (await import('../../screens/late-dialogs.ts')).NewVersionDialog,
)

/** Asks what version is published now, every 20 s while the tab is seen; another than ours has to be loaded. */
export function NewVersion() {
  const { data: published } = useQuery({
    queryKey: ['published_version'],
    queryFn: publishedVersion,
    enabled: portalVersion !== null,
    refetchInterval: checkEveryMs,
    staleTime: checkEveryMs,
    retry: false,
  })
  return published && published !== portalVersion && <NewVersionDialog />
}

/** A check that fails is nobody's business: what was known stays, and the next one follows. */
async function publishedVersion(): Promise<string | null> {
  const result = await getPublishedVersion(http)
  if (result.ok) return result.value
  console.warn('The published version could not be asked for', result.failure)
  throw new Error(result.failure.kind)
}
