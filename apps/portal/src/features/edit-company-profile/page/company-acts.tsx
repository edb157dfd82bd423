import type { PlatformCompany } from '@rinda/client/people/platform'
import { Button, buttonClass } from '@rinda/ui/components/buttons/button'
import { iconButtonClass } from '@rinda/ui/components/buttons/icon-button'
import { MenuItem, menuItemClass } from '@rinda/ui/components/buttons/menu-item'
import { Panel } from '@rinda/ui/components/layers/panel'
import { IconBraces, IconCopy, IconDots, IconHistory, IconListCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { type CompanyDraft, withSharedAnswers } from '../card/company-draft.ts'
import { CopyRulesDialog } from './copy-rules-dialog.tsx'
import { JsonDialog } from './json-dialog.tsx'

type CompanyActsProps = {
  company: PlatformCompany
  companies: readonly PlatformCompany[]
  draft: CompanyDraft
  onChange: (draft: CompanyDraft) => void
  /** Draws the fields anew, with what was put into them. */
  onAnew: () => void
}

/** Acts on a company's rules as a whole: copying those of another, looking into the history, JSON. */
export function CompanyActs({ company, companies, draft, onChange, onAnew }: CompanyActsProps) {
  const { t } = useLatePhrases('rules')
  const { t: setUp } = useLatePhrases('companySetUp')
  const [opened, setOpened] = useState<'copy' | 'json' | null>(null)
  const others = companies.filter(({ id }) => id !== company.id)
  const close = () => setOpened(null)
  const put = (override: CompanyDraft['override']) => {
    onChange({ ...draft, override })
    onAnew()
  }
  return (
    <>
      {others.length > 0 && (
        <Button
          icon={<IconCopy size={18} stroke={1.8} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpened('copy')}
        >
          {t('copyFrom')}
        </Button>
      )}
      <Link to="/admin" search={{ tab: 'history', company: company.id }} className={buttonClass()}>
        <IconHistory size={18} stroke={1.8} aria-hidden="true" />
        {t('whoChanged')}
      </Link>
      <Panel
        label={t('more')}
        isFromRight
        buttonClassName={iconButtonClass()}
        button={<IconDots size={20} stroke={1.8} aria-hidden="true" />}
      >
        {(closePanel) => (
          <>
            <Link
              to="/company-set-up/$companyId"
              params={{ companyId: String(company.id) }}
              className={menuItemClass}
            >
              <IconListCheck size={18} stroke={1.8} aria-hidden="true" />
              {setUp('open')}
            </Link>
            <MenuItem
              onClick={() => {
                closePanel()
                setOpened('json')
              }}
            >
              <IconBraces size={18} stroke={1.8} aria-hidden="true" />
              {t('json')}
            </MenuItem>
          </>
        )}
      </Panel>
      {opened === 'copy' && (
        <CopyRulesDialog
          companies={others}
          onCopy={(from) => put(withSharedAnswers(draft.override, from.profile))}
          onClosed={close}
        />
      )}
      {opened === 'json' && <JsonDialog override={draft.override} onUse={put} onClosed={close} />}
    </>
  )
}
