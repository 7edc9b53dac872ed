import type { FuzzTarget } from '@wbn/host/testing/fuzz/fuzz-target.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { parsers } from './parsers.ts';

/** The API with every parser of bodies and files. */
export const apiTarget: FuzzTarget<TestServer> = {
  parsers,
  corpus: new URL('corpus/', import.meta.url),
  start: (postgresUrl) => startTestServer(postgresUrl),
};
