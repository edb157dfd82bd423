import type { NodeState } from '@rinda/client/bookings/health'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { StateBadge } from '@rinda/ui/components/notices/state-badge'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { sizeOf } from './due-table.tsx'
import styles from './health.module.css'

/** The processes that serve: what they run, and for how long. */
export function NodeTable({ nodes, at }: { nodes: readonly NodeState[]; at: string }) {
  const { t } = useLatePhrases('health')
  const since = (moment: string) => Math.max(0, Math.round((Date.parse(at) - Date.parse(moment)) / 1000))
  const said = (seconds: number) => {
    const [key, number] = sizeOf(seconds)
    return t(`for_${key}`, { number })
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('nodesTitle')}</h2>
      <DataTable label={t('nodesTitle')} columns={[t('node'), t('state'), t('version'), t('uptime')]}>
        {nodes.map((node) => (
          <tr key={node.id} data-node={node.answers ? 'answers' : 'silent'}>
            <td className="rinda-figures">{node.id.slice(0, 8)}</td>
            <td>
              <StateBadge tone={node.answers ? 'good' : 'bad'}>
                {t(node.answers ? 'answers' : 'silent')}
              </StateBadge>
            </td>
            <td className="rinda-figures">{node.version}</td>
            <td className="rinda-figures">{said(since(node.started_at))}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
