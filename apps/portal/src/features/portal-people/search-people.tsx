import { TextInput } from '@mantine/core'
import type { PortalPerson } from '@rinda/client/portal-users'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { roleNames } from '../../session/role-names.ts'
import { isSearched, searched } from '../../session/search-text.ts'
import styles from './portal-people.module.css'

/** What is searched for among people. It says from how many characters on it searches. */
export function SearchPeople({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLatePhrases('people')
  return (
    <MantineLook>
      <TextInput
        type="search"
        className={styles.search ?? ''}
        label={t('search')}
        description={text !== '' && !isSearched(text) ? t('searchMore') : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </MantineLook>
  )
}

/** Those whose name, address or role has what is searched for. */
export function useFoundPeople(people: readonly PortalPerson[], text: string): readonly PortalPerson[] {
  const { t } = useLatePhrases('people')
  return searched(people, text, (one) => `${one.name} ${one.email} ${t(roleNames[one.effectiveRole])}`)
}
