import { isOfBuild, isUnreached, newestFirst, outdated, patienceMs, shellName } from './answer.ts'

/** The files that pages of one's own are shown with, and a name of the build that they are of. */
export type Shell = { readonly build: string; readonly files: readonly string[] }

/** Page of the app as it stands alone: nothing of what the server writes into others, and of nobody. */
const appPage = '/visit/index.html'

/** Keeps the app, all of it or nothing; where that fails, as without room or line, everything goes on as if there were no worker. */
export async function keepShell({ build, files }: Shell): Promise<void> {
  try {
    const cache = await caches.open(shellName(build))
    if (await cache.match(appPage, { ignoreVary: true })) return
    // What this phone has loaded already comes from where the browser keeps it, and not over the line.
    await cache.addAll(files)
    const page = await fetch(appPage, { cache: 'no-cache' })
    // The server may have another build by now, which has a worker of its own.
    if (page.ok && isOfBuild(await page.clone().text(), files)) await cache.put(appPage, page)
  } catch {}
}

/** Lets go of what older builds left. */
export async function dropOutdated(build: string): Promise<void> {
  const names = outdated(await caches.keys(), build)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Gives a built file: the one that is kept, else the server's, which is kept from then on. */
export async function fileOf(request: Request, build: string): Promise<Response> {
  const name = new URL(request.url).pathname
  const kept = await caches.match(name, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const file = await fetch(request)
  if (file.ok && file.type === 'basic') void keepFile(name, file.clone(), build)
  return file
}

/** A phone without room shows the page all the same. */
async function keepFile(name: string, file: Response, build: string): Promise<void> {
  try {
    await (await caches.open(shellName(build))).put(name, file)
  } catch {}
}

/** Gives a page as the server writes it; where it cannot be reached, the app, which says so. */
export async function pageOf(request: Request, build: string): Promise<Response> {
  const asked = fetch(request)
  asked.catch(() => {})
  const [patience, shell] = [patienceMs(request.url), await keptPage(build)]
  if (!shell) return await asked
  try {
    const page = await (patience === null ? asked : Promise.race([asked, after(patience)]))
    return page === null || isUnreached(page.status) ? shell : page
  } catch {
    return shell
  }
}

/** The page of this build; where that did not come yet, of the one before, whose files are still there. */
async function keptPage(build: string): Promise<Response | undefined> {
  try {
    for (const name of newestFirst(await caches.keys(), build)) {
      const page = await (await caches.open(name)).match(appPage, { ignoreVary: true })
      if (page) return page
    }
  } catch {}
  return undefined
}

async function after(ms: number): Promise<null> {
  return await new Promise((resolve) => setTimeout(resolve, ms, null))
}
