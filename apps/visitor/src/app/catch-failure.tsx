import { Component, type ReactNode } from 'react'
import { Failed } from '../session/failed.tsx'

/** Draws what to do where a page could not be drawn, as when its code did not come. */
export class CatchFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failed onTryAgain={() => location.reload()} />
  }
}
