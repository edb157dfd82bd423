import { getRouteApi } from '@tanstack/react-router'
import { Outbox } from '../../features/outbox/outbox.tsx'
import { parseOutboxSearch } from './outbox-search.ts'
import { ToolsFrame } from './tools-frame.tsx'

const route = getRouteApi('/shell/tools/messages')

/** `/tools/messages`: what was said to visitors, and what became of it. */
export function MessagesTool() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ToolsFrame tool="messages">
      <Outbox
        filters={filters}
        onFilter={(next) => void navigate({ search: parseOutboxSearch(next), resetScroll: false })}
      />
    </ToolsFrame>
  )
}
