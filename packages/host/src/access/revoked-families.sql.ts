import type pg from 'pg';

/** From now on the client is notified, with the family's id, of each that is revoked. */
export async function listenForRevoked(client: pg.Client): Promise<void> {
  await client.query('listen account_revoked');
}

/** Ids of the families that were revoked in the last so many minutes, the earliest first. */
export async function listRevokedFamilies(client: pg.Client, minutes: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from account.refresh_family
     where revoked_at > now() - make_interval(mins => $1) order by revoked_at`,
    [minutes],
  );
  return rows.map(({ id }) => id);
}

/** Throws when the connection is dead. */
export async function probe(client: pg.Client): Promise<void> {
  await client.query('select 1');
}
