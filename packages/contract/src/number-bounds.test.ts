import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls } from './account/account-calls.ts';
import { calls } from './calls.ts';

interface Node {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly pattern?: string;
}

/** Yields every node of a JSON schema with its path. */
function* nodesOf(value: unknown, path: string): Generator<readonly [string, Node]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value as Node];
  for (const [key, inner] of Object.entries(value)) yield* nodesOf(inner, `${path}.${key}`);
}

const parts = [...calls, ...accountCalls].flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (!schema) return [];
    const tree = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return [...nodesOf(tree, `${name}.${part}`)];
  }),
);

const largestInteger = 2 ** 31 - 1;
/** Fields stored in 64-bit or decimal columns: amounts of money, quantities, a factory's size. */
const wide = /\.(amount|price|quantity|averageLeadTime|factorySize|totalAnnualRevenue)\b/;

it('bounds every number of a request, to 32 bits unless it is an amount', () => {
  const numbers = parts.filter(([, { type }]) => type === 'integer' || type === 'number');
  expect(numbers.length).toBeGreaterThan(30);
  const problems = numbers.flatMap(([path, node]) => {
    const least = node.minimum ?? node.exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
    const most = node.maximum ?? node.exclusiveMaximum ?? Number.POSITIVE_INFINITY;
    const bound = wide.test(path) ? 1e13 : largestInteger;
    return least < -bound || most > bound ? [`${path}: ${least} to ${most}`] : [];
  });
  expect(problems).toEqual([]);
});

it('limits every text of digits of a request to what a 64-bit column holds', () => {
  const texts = parts.filter(([, { pattern }]) => pattern?.includes('\\d{') || pattern?.includes('[0-9]{'));
  const tooLong = texts.flatMap(([path, { pattern = '' }]) =>
    [...pattern.matchAll(/(?:\\d|\[0-9\])\{(?:\d+,)?(\d*)\}/g)]
      .filter(([, most]) => most === '' || Number(most) > 18)
      .map(() => `${path}: ${pattern}`),
  );
  expect(tooLong).toEqual([]);
});
