import type pg from 'pg';

/** Ids of the families that were revoked in the last so many minutes, the earliest first. */
export async function listRevokedFamilies(client: pg.Client, minutes: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from account.refresh_family
     where revoked_at > now() - make_interval(mins => $1) order by revoked_at`,
    [minutes],
  );
  return rows.map(({ id }) => id);
}
