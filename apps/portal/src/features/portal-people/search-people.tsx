import type { PortalPerson } from '@rinda/client/people/portal-users'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { searched } from '@rinda/ui/search-text'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { roleNames } from '../../set-up/role-names.ts'
import styles from './portal-people.module.css'

/** Takes the text that the people are searched for. */
export function SearchPeople({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLatePhrases('people')
  return <SearchBox className={styles.search} label={t('search')} text={text} onChange={onChange} />
}

/** Keeps the people whose name, address or role matches the text. */
export function useFoundPeople(people: readonly PortalPerson[], text: string): readonly PortalPerson[] {
  const { t } = useLatePhrases('people')
  return searched(people, text, (one) => `${one.name} ${one.email} ${t(roleNames[one.effectiveRole])}`)
}
