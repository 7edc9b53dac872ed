import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PreparedReads } from './prepared-reads.ts';
import { anyOf, prepareStatement } from './statement.ts';

const pair = prepareStatement('pair', (database, { id, after }: { id: string; after: string }) =>
  database
    .selectFrom('business')
    .select('id')
    .where('id', '=', id)
    .where('city', '=', 'Perth')
    .where('id', '>', after)
    .where('state_id', '=', id),
);

const some = prepareStatement('some', (database, input: { ids: string[] }) =>
  database.selectFrom('business').select('id').where('id', '=', anyOf(input.ids)),
);

it('puts values where they belong, as often as they are named, and keeps what is fixed', () => {
  expect(pair.text).toContain('$4');
  expect(pair.values({ after: 'a', id: 'i' })).toEqual(['i', 'Perth', 'a', 'i']);
});

it('hands a list over as one value, so that the statement is the same for every length', () => {
  expect(some.text).toMatch(/= any\(\$1\)/);
  expect(some.values({ ids: ['a', 'b'] })).toEqual([['a', 'b']]);
});

it('runs under its name, which PostgreSQL prepares once, slow ones elsewhere', async () => {
  const asked: unknown[] = [];
  const target = {
    query: async (query: unknown) => {
      asked.push(query);
      return { rows: [{ row: { id: 'x' } }, { row: { id: 'y' } }] };
    },
  };
  const never = { query: () => Promise.reject(new Error('asked')) };
  expect(await pair.first(new PreparedReads(never, target), { id: 'i', after: 'a' })).toEqual({ id: 'x' });
  expect(asked).toEqual([{ name: 'pair', text: pair.text, values: ['i', 'Perth', 'a', 'i'] }]);
  const slow = prepareStatement('slow', (database) => database.selectFrom('business').select('id'), {
    slow: true,
  });
  expect(await slow.all(new PreparedReads(target, never))).toEqual([{ id: 'x' }, { id: 'y' }]);
});

it('refuses a prepared statement that is written by what its values are', () => {
  expect(() =>
    prepareStatement('each', (database, input: { ids: string[] }) =>
      database
        .selectFrom('business')
        .select('id')
        .where(sql<boolean>`id in (${sql.join(input.ids.map((id) => sql.val(id)))})`),
    ),
  ).toThrow('each: ids is not known yet');
  expect(() =>
    prepareStatement('text', (database, input: { id: string }) =>
      database.selectFrom('business').select('id').where('id', 'like', `${input.id}%`),
    ),
  ).toThrow('text: id is not known yet');
});
