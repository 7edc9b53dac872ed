import { expect, it } from 'vitest';
import { selectBusinessCards } from '../search/load-business-cards.sql.ts';
import { createStatementRunner, defineStatement, type Given } from './statement.ts';

const pair = defineStatement('pair', (database, given: Given<{ id: string; after: string }>) =>
  database
    .selectFrom('business')
    .select('id')
    .where('id', '=', given('id'))
    .where('city', '=', 'Perth')
    .where('id', '>', given('after'))
    .where('state_id', '=', given('id')),
);

it('puts what is given where it belongs, as often as it is named, and keeps what is fixed', () => {
  expect(pair.text).toContain('$4');
  expect(pair.values({ after: 'a', id: 'i' })).toEqual(['i', 'Perth', 'a', 'i']);
});

it('hands a list over as one value, so that the statement is the same for every length', () => {
  expect(selectBusinessCards.text).toMatch(/= any\(\$1\)/);
  expect(selectBusinessCards.values({ ids: ['a', 'b'] })).toEqual([['a', 'b']]);
});

it('runs under its name, which PostgreSQL prepares once', async () => {
  const asked: unknown[] = [];
  const runner = createStatementRunner({
    query: async (query) => {
      asked.push(query);
      return { rows: [{ row: { id: 'x' } }, { row: { id: 'y' } }] };
    },
  });
  expect(await runner.first(pair, { id: 'i', after: 'a' })).toEqual({ id: 'x' });
  expect(asked).toEqual([{ name: 'pair', text: pair.text, values: ['i', 'Perth', 'a', 'i'] }]);
});
