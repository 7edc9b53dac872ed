import { connect } from '@wbn/postgres/connect.ts';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { deleteExpiredTurns } from './import-turns.sql.ts';
import { createImportTurns } from './import-turns.ts';

it('applies turns of persons and companies across processes, and reads one file at a time per process', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  const connections = [connect(database.url, { max: 2 }), connect(database.url, { max: 2 })] as const;
  const [here, there] = connections.map(({ db }) => createImportTurns(db));
  if (!here || !there) throw new Error('Both are there.');

  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<never>();
  const failing = here.ofPerson('ana', () => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  const refused = there.ofPerson('ana', async () => 1);
  await expect(refused).rejects.toMatchObject({ name: 'TooManyRequests', retryAfter: 10 });
  await expect(there.ofPerson('ben', async () => 1)).resolves.toBe(1);
  end.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect(there.ofPerson('ana', async () => 1)).resolves.toBe(1);

  const { db } = connections[0];
  await here.ofCompany('acme', async () => {
    await expect(there.ofCompany('acme', async () => 1)).rejects.toMatchObject({ name: 'Conflict' });
    // As if this process had been killed half a minute ago.
    await db
      .updateTable('import_turn')
      .set({ taken_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    await there.ofCompany('acme', async () => {
      await deleteExpiredTurns.run(db);
      await expect(here.ofCompany('acme', async () => 1)).rejects.toMatchObject({ name: 'Conflict' });
    });
  });

  const ends: (() => void)[] = [];
  let reading = 0;
  const read = () =>
    here.read(async () => {
      reading += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      reading -= 1;
    });
  const taken = Array.from({ length: 6 }, read);
  expect(read).toThrow(expect.objectContaining({ name: 'ServiceUnavailable', retryAfter: 10 }));
  for (const one of taken) {
    await expect.poll(() => ends.length).toBe(1);
    expect(reading).toBe(1);
    ends.pop()?.();
    await one;
  }
  for (const { close } of connections) await close();
  await database.drop();
});
