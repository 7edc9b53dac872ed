import { corpusEntries } from '@wbn/host/testing/fuzz/fuzz-target.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { TestServer } from '../start-test-server.ts';
import { apiTarget } from './api-target.ts';

let api: TestServer;
beforeAll(async () => {
  api = await apiTarget.start(inject('postgresUrl'));
});
afterAll(() => api.stop());

it.each(corpusEntries(apiTarget))('what was found once is refused or read: %s', async (_, parse) => {
  await expect(parse(api)).resolves.toBeUndefined();
});
