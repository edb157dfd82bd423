import { getRouteApi } from '@tanstack/react-router'
import { Composer } from '../../features/compose-message/composer.tsx'
import { MessageConsole } from '../../features/message-console/message-console.tsx'
import styles from './bookings-tool.module.css'
import { parseSandboxSearch } from './sandbox-search.ts'
import { ToolsFrame } from './tools-frame.tsx'

const route = getRouteApi('/shell/tools/sandbox')

/** `/tools/sandbox`: messages and calls that are put together by hand, with what is sent and received below. */
export function SandboxTool() {
  const choice = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ToolsFrame tool="sandbox" isWhole>
      <div className={styles.main} data-is-whole>
        <Composer
          choice={choice}
          onChoice={(next) => void navigate({ search: parseSandboxSearch(next), resetScroll: false })}
        />
        <MessageConsole />
      </div>
    </ToolsFrame>
  )
}
