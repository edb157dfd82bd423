import { Component, type ReactNode } from 'react'
import { Failed } from '../session/pages/failed.tsx'
import { isUnattended, reloadByItself, reloadWhenThere } from '../session/version/reload-by-itself.ts'

type Props = { children: ReactNode; onFailure: (error: unknown) => void }

/**
 * Draws what to do where a page could not be drawn, as when its code did not come. A screen that nobody stands at loads itself again, and so does any
 * page once its line is back, or where the server has another version by now.
 */
export class CatchFailure extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private stop: (() => void) | undefined

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
    this.stop ??= isUnattended(location.pathname) ? reloadByItself() : reloadWhenThere()
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failed onTryAgain={() => location.reload()} />
  }
}
