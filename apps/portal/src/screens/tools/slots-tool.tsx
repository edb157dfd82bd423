import { getRouteApi } from '@tanstack/react-router'
import { parseSlotQuestion } from '../../features/try-slots/slot-question.ts'
import { TrySlots } from '../../features/try-slots/try-slots.tsx'
import { ToolsFrame } from './tools-frame.tsx'

const route = getRouteApi('/shell/tools/sandbox2')

/** `/tools/sandbox2`: the slots of a day as they are and as they would be; the address holds the question. */
export function SlotsTool() {
  const question = parseSlotQuestion(route.useSearch())
  const navigate = route.useNavigate()
  return (
    <ToolsFrame tool="slots">
      <TrySlots
        question={question}
        onQuestion={(next) =>
          navigate({ search: parseSlotQuestion(next), replace: true, resetScroll: false })
        }
      />
    </ToolsFrame>
  )
}
