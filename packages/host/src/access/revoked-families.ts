import pg from 'pg';
import { listenForRevoked, listRevokedFamilies, probe } from './revoked-families.sql.ts';

export interface RevokedFamiliesOptions {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** Told each time that the connection breaks or cannot be made. */
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => number;
}

export interface RevokedFamilies {
  /** Whether a family was revoked lately; tokens of those revoked earlier have expired by themselves. */
  has(familyID: string): boolean;
  /** Listens, and reads what was revoked before. Throws when the database cannot be reached. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than an access token lives. */
const rememberedMinutes = 20;
const longestPause = 30_000;
const heartbeat = 20_000;

/**
 * The families that were revoked while tokens of theirs may still be good: by LISTEN at once, and by reading them at the start
 * and after each break. While the connection is broken, news waits until it is back.
 */
export function createRevokedFamilies(options: RevokedFamiliesOptions): RevokedFamilies {
  const { databaseUrl, applicationName, onFailure, now = Date.now } = options;
  const forgetAt = new Map<string, number>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = 0;

  function remember(familyID: string): void {
    for (const [id, time] of forgetAt) {
      if (time > now()) break;
      forgetAt.delete(id);
    }
    forgetAt.delete(familyID);
    forgetAt.set(familyID, now() + rememberedMinutes * 60_000);
  }

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const broken = (error?: unknown) => {
      // Until it is open, whoever opens it is told by an exception.
      if (client !== opened) return;
      client = undefined;
      opened.end().catch(() => undefined);
      onFailure(error ?? new Error('The connection that tells of revoked sessions has ended'));
      reopen();
    };
    opened.on('error', broken).on('end', () => broken());
    opened.on('notification', ({ payload }) => payload && remember(payload));
    try {
      await opened.connect();
      await listenForRevoked(opened);
      for (const id of await listRevokedFamilies(opened, rememberedMinutes)) remember(id);
    } catch (error) {
      opened.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return opened.end();
    client = opened;
    pause = 0;
    watch(opened, broken);
  }

  /** A connection can be dead without anybody saying so. */
  function watch(opened: pg.Client, broken: (error: unknown) => void): void {
    timer = setTimeout(() => {
      if (client !== opened) return;
      probe(opened).then(() => client === opened && watch(opened, broken), broken);
    }, heartbeat).unref();
  }

  function reopen(): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      open().catch((error: unknown) => {
        onFailure(error);
        reopen();
      });
    }, pause).unref();
    pause = Math.min(longestPause, pause * 2 + 500);
  }

  return {
    has: (familyID) => forgetAt.has(familyID),
    start: open,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
