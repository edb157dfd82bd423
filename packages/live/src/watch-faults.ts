/**
 * Has the server told of what fails on this page. How is loaded when something does. Gives back what tells it of a part that could not be drawn.
 */
export function watchFaults(app: 'portal' | 'visitor', version: string | null): (error: unknown) => void {
  const tell = (kind: 'error' | 'rejection' | 'render', error: unknown) =>
    void import('./send-fault.ts').then(
      ({ sendFault }) => sendFault({ app, version, kind }, error),
      () => {},
    )
  addEventListener('error', ({ error }) => tell('error', error))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
  return (error) => {
    console.error(error)
    tell('render', error)
  }
}
