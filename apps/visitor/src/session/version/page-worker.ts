/** Registers the worker of the visitors' pages, or gives the one that is there; undefined where a browser has none, or has it not here. */
export async function pageWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register('/visit/worker.js', { scope: '/visit/', updateViaCache: 'none' })
    const registration = await navigator.serviceWorker.ready
    // It keeps the app, where it has not done so yet.
    registration.active?.postMessage('keep')
    return registration
  } catch {
    return undefined
  }
}
