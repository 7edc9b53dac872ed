import type pg from 'pg';

/** Returns the ids of the families revoked in the last minutes, earliest first. */
export async function listRevokedFamilies(client: pg.Client, minutes: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from account.refresh_family
     where revoked_at > now() - make_interval(mins => $1) order by revoked_at`,
    [minutes],
  );
  return rows.map(({ id }) => id);
}
