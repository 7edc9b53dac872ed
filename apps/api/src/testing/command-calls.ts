import { type Command, readVerb } from '../commands/frame/verbs.ts';
import { readSettings } from '../settings.ts';
import type { TestServer } from './start-test-server.ts';

/** Runs a command in this process, on the database and files of a test server; returns what it prints. */
export const commandCalls =
  (findServer: () => Pick<TestServer, 'db' | 'dataDir'>, command: Command) =>
  (...args: readonly string[]): Promise<string> => {
    const { db, dataDir } = findServer();
    return readVerb(command, args).run({ db, settings: { ...readSettings({}), dataDir } });
  };
