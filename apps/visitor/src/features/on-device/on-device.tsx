import { useEffect } from 'react'
import { mayKeep } from '../../session/kept/may-keep.ts'
import { type PageToKeep, useKeepPage } from '../../session/kept/use-keep-page.ts'
import { pageWorker } from '../../session/version/page-worker.ts'
import { InstallOffer } from './install-offer.tsx'

/** Has the device keep the app and this page of one's own, so that it can be read without a line, and offers to add the app to it where there is such a page. */
export function OnDevice({ page }: { page: PageToKeep }) {
  useEffect(() => {
    if (mayKeep()) void pageWorker()
  }, [])
  useKeepPage({ ...page, fresh: mayKeep() ? page.fresh : null })
  return page.isGone ? null : <InstallOffer />
}
