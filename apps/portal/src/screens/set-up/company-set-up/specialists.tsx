import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { PeopleList } from '../../../features/company-set-up/people-list.tsx'
import { SpecialistDialog } from '../../../features/edit-specialists/specialist-dialog.tsx'
import { useSpecialists } from '../../../features/edit-specialists/use-specialists.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'

/** The specialists of the company, each opened in the dialog of all specialists. */
export function Specialists(props: { companyId: number; own: readonly Location[]; onChanged: () => void }) {
  const { t } = useLatePhrases('companySetUp')
  const { companyId, own, onChanged } = props
  const { data } = useSpecialists()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const specialists = (data ?? []).filter((one) => one.companyId === companyId)
  const chosen = specialists.find(({ id }) => id === edited)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing follows from those who are there
  useEffect(onChanged, [data])

  return (
    <>
      <PeopleList
        title={t('specialists')}
        nobody={t('noSpecialists')}
        people={specialists.map(({ id, name, isActive, serviceIds }) => ({
          ...{ id, name, editLabel: t('edit', { name }), onEdit: () => setEdited(id) },
          note: [
            serviceIds.length === 0 ? t('servesNothing') : t('serves', { count: serviceIds.length }),
            ...(isActive ? [] : [t('inactive')]),
          ].join(', '),
        }))}
        addButton={
          <Button
            icon={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('addSpecialist')}
          </Button>
        }
      />
      {data && (edited === 'new' || chosen) && (
        <SpecialistDialog
          key={edited}
          specialist={chosen ?? null}
          locations={own}
          companies={[{ id: companyId, name: '' }]}
          onClosed={() => setEdited(null)}
        />
      )}
    </>
  )
}
