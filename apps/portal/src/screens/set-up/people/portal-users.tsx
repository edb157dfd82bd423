import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { getRouteApi } from '@tanstack/react-router'
import { InviteButton, newPerson, PeoplePanel } from '../../../features/portal-people/people-panel.tsx'
import { SpecialistsPanel } from '../../../features/portal-people/specialists-panel.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { overPage } from '../../../session/over-page.ts'
import { useSession } from '../../../session/session.tsx'
import { SetUpFrame } from '../set-up-frame.tsx'
import type { PortalUsersSearch } from './portal-users-search.ts'

const route = getRouteApi('/shell/portal-users')

/** `/portal-users`: the accounts of people for those who keep them; at an organisation that asks for it, its specialists. */
export function PortalUsersScreen() {
  const { t } = useLatePhrases('people')
  // What became of a save is said in these: they are there when it is.
  useLatePhrases('setUp')
  const { portalUserParts: parts } = useSession().profile
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const part = parts.find((one) => one === search.part) ?? parts[0]
  const go = (next: PortalUsersSearch) => {
    // An account that is opened or closed lies over the page; another part, or company, is another page.
    const isOver = next.person !== search.person
    const replace = isOver && next.person === undefined
    void navigate({ search: next, ...(isOver && { ...overPage, replace }) })
  }
  const { part: _, ...chosen } = search
  const labels = { people: t('portalUsers'), specialists: t('specialists') }

  return (
    <SetUpFrame
      title={t('portalUsers')}
      note={
        parts.length > 1 && part ? (
          <SegmentedSwitch
            label={t('parts')}
            segments={parts.map((value) => ({ value, label: labels[value] }))}
            value={part}
            onChange={(next) => go({ part: next })}
          />
        ) : null
      }
      acts={part === 'people' ? <InviteButton onInvite={() => go({ ...search, person: newPerson })} /> : null}
    >
      {part === 'people' && <PeoplePanel chosen={chosen} onChoose={go} />}
      {part === 'specialists' && <SpecialistsPanel />}
    </SetUpFrame>
  )
}
