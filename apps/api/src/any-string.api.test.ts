import { errorStatus } from '@wbn/contract/error-names.ts';
import { anyText } from '@wbn/host/testing/fuzz/any-text.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/call-server.ts';
import { permissionRows } from './testing/permission-rows/all-rows.ts';
import {
  addWorld,
  askers,
  expectedOf,
  type SentRequest,
  type World,
} from './testing/permission-rows/permission-row.ts';
import { callOf, send } from './testing/permission-rows/send-row.ts';
import { wholeBodies } from './testing/permission-rows/whole-bodies.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let api: TestServer;
let world: World;
/** The OpenAPI document's responses of each call, by its name. */
let responsesOf: Map<string, object>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  world = await addWorld(api);
  const { body } = await ask(`${api.url}/openapi.json`);
  const paths: Record<string, Record<string, { operationId: string; responses: object }>> = body.paths;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  responsesOf = new Map(operations.map(({ operationId, responses }) => [operationId, responses]));
});
afterAll(() => api.stop());

const rows = permissionRows.map((row) => [row.when ? `${row.name}, ${row.when}` : row.name, row] as const);

/** Returns the paths of all values in a request that a text can replace. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  const here = path.length > 1 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Returns the request with one value replaced. */
function withText(value: unknown, [key, ...rest]: readonly string[], text: unknown): unknown {
  if (key === undefined) return text;
  const copy: Record<string, unknown> = { ...(value as object) };
  copy[key] = withText(copy[key], rest, text);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** Query fields of the contract that the request does not have. */
function queryOf(row: (typeof rows)[number][1]): Record<string, string> {
  const { query } = callOf(row);
  const shape: unknown = query && 'shape' in query ? query.shape : {};
  return Object.fromEntries(Object.keys(shape as object).map((key) => [key, '']));
}

/** Numbers beyond the limits of 32-bit and 64-bit columns, floats and lists. */
const anyNumber = fc.constantFrom(-1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e19, -1e19, 1e308);

function encodePath(request: SentRequest): SentRequest {
  const params = Object.entries(request.params ?? {}).map(([key, text]) => [
    key,
    encodeURIComponent(String(text).toWellFormed()),
  ]);
  return { ...request, params: Object.fromEntries(params) };
}

/** Random in each run; `pnpm fuzz` tries thousands. */
describe('no text and no number in any field of any call causes a server error', () => {
  it.each(rows)('%s', async (_name, row) => {
    const asker = askers.findLast((_, index) => expectedOf(row)[index] === 200);
    const headers = asker && asker !== 'visitor' ? world[asker].headers : {};
    const plain = (await row.request?.(world, api)) ?? {};
    const body = wholeBodies[row.name]?.body?.(world) ?? plain.body;
    const whole = { ...plain, ...(body !== undefined && { body }) };
    const places = [...placesIn(whole), ...Object.keys(queryOf(row)).map((key) => ['query', key])];
    if (places.length === 0) return;
    const request = fc.record({
      place: fc.constantFrom(...places),
      text: fc.oneof({ weight: 3, arbitrary: anyText }, { weight: 1, arbitrary: anyNumber }),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ place, text }) => {
        const sent = withText(whole, place, text) as SentRequest;
        const answer = await send(api, callOf(row), encodePath(sent), headers);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        const responses = responsesOf.get(callOf(row).name) ?? {};
        // An empty path parameter gives another path.
        const isOther = places.some(([part]) => part === 'params') && [404, 405].includes(answer.status);
        if (!isOther) expect(Object.keys(responses), answer.body.message).toContain(String(answer.status));
        if (answer.status !== 200) expect(errorStatus).toHaveProperty(answer.body.name, answer.status);
      }),
      { numRuns: 12, interruptAfterTimeLimit: 2_000, markInterruptAsFailure: false },
    );
  });
});
