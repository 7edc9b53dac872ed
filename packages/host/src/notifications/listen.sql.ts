import pg from 'pg';

/** Subscribes the client to a channel (LISTEN). */
export async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}

/** Throws when the connection is dead. */
export async function probe(client: pg.Client): Promise<void> {
  await client.query('select 1');
}
