import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '../../database/database.ts'

/**
 * Makes the store in which the built-in issuer keeps its interactions, sessions, grants, codes and tokens:
 * the database, so that any node can go on where another began.
 */
export function artifactAdapter(db: Database, clock: () => Date): (kind: string) => Adapter {
  return (kind) => {
    const find = (column: 'id' | 'uid' | 'user_code', value: string) =>
      findPayload(db, kind, { column, value, now: clock() })
    return {
      upsert: (id, payload, expiresInSeconds) =>
        upsert(db, kind, id, { payload, expiresInSeconds, now: clock() }),
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (userCode) => find('user_code', userCode),
      consume: async (id) => {
        const consumed = db.updateTable('issuer_artifacts').set({ consumed_at: clock() })
        await consumed.where('kind', '=', kind).where('id', '=', id).execute()
      },
      destroy: async (id) => {
        await db.deleteFrom('issuer_artifacts').where('kind', '=', kind).where('id', '=', id).execute()
      },
      revokeByGrantId: async (grantId) => {
        await db.deleteFrom('issuer_artifacts').where('grant_id', '=', grantId).execute()
      },
    }
  }
}

async function upsert(
  db: Database,
  kind: string,
  id: string,
  {
    payload,
    expiresInSeconds,
    now,
  }: { payload: AdapterPayload; expiresInSeconds: number | undefined; now: Date },
): Promise<void> {
  // A sign-in starts with an interaction: the moment to sweep out what has ended.
  if (kind === 'Interaction') {
    await db.deleteFrom('issuer_artifacts').where('expires_at', '<=', now).execute()
  }
  const kept = {
    payload: JSON.stringify(payload, withoutNul),
    grant_id: payload.grantId ?? null,
    uid: payload.uid ?? null,
    user_code: payload.userCode ?? null,
    expires_at: expiresInSeconds ? new Date(now.getTime() + expiresInSeconds * 1000) : null,
  }
  await db
    .insertInto('issuer_artifacts')
    .values({ kind, id, consumed_at: null, ...kept })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(kept))
    .execute()
}

async function findPayload(
  db: Database,
  kind: string,
  { column, value, now }: { column: 'id' | 'uid' | 'user_code'; value: string; now: Date },
): Promise<AdapterPayload | undefined> {
  if (value.includes('\0')) return undefined
  const row = await db
    .selectFrom('issuer_artifacts')
    .select(['payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .executeTakeFirst()
  if (!row) return undefined
  const consumed = row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}
  return { ...row.payload, ...consumed }
}

/** PostgreSQL keeps no NUL, and anyone can put one into a parameter. */
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
