import { Health } from '../../features/show-health/health.tsx'
import { ToolsFrame } from './tools-frame.tsx'

/** `/tools/health`: how the server is, and what to do where it is not well. */
export function HealthTool() {
  return (
    <ToolsFrame tool="health">
      <Health />
    </ToolsFrame>
  )
}
