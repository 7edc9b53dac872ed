import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { readCorpus } from './corpus.ts';
import { parsers } from './parsers.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const entries = Object.keys(parsers).flatMap((parser) =>
  readCorpus(parser).map(({ name, bytes }) => [`${parser}/${name}`, parser, bytes] as const),
);

it.each(entries)('what was found once is refused or read: %s', async (_, parser, bytes) => {
  await expect(parsers[parser]?.(bytes, api.url)).resolves.toBeUndefined();
});
