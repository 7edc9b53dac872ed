import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { permissionRows } from './testing/permission-rows/all-rows.ts';
import { addWorld, askers, expectedOf } from './testing/permission-rows/permission-row.ts';
import { callOf, send } from './testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const writes = permissionRows
  .filter((row) => callOf(row).method !== 'GET')
  .map((row) => [row.when ? `${row.name}, ${row.when}` : row.name, row] as const);

/** Repeated by a network, a double click, or two tabs that save the same form. */
describe('a write that arrives four times at once causes no server error', () => {
  it.each(writes)('%s', async (name, row) => {
    const world = await addWorld(api);
    const request = (await row.request?.(world, api)) ?? {};
    const asker = askers.findLast((_, index) => [200, 202].includes(expectedOf(row)[index] ?? 0));
    const headers = asker && asker !== 'visitor' ? world[asker].headers : {};
    const call = callOf(row);
    const key = { 'idempotency-key': `twice-at-once-${name.replace(/\W/g, '-')}`.slice(0, 100) };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(api, call, request, { ...headers, ...(call.idempotent && key) })),
    );
    const said = answers.map(({ status, body }) => `${status} ${body.message ?? ''}`);
    for (const { status, body } of answers) expect(status, body.message).toBeLessThan(500);
    if (call.idempotent) expect(new Set(said).size, said.join('\n')).toBe(1);
  });
});
