import pg from 'pg';
import { listenTo, probe } from './listen.sql.ts';

export interface ListenerOptions {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called on each (re)connect: notifications before it are lost and have to be queried. */
  readonly onOpen: (client: pg.Client) => void | Promise<void>;
  /** Called whenever the connection breaks or cannot be opened. */
  readonly onFailure: (error: unknown) => void;
}

export interface Listener {
  /** Throws when the database is unreachable. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const longestPause = 30_000;
const heartbeat = 20_000;

/** Listens to a PostgreSQL channel on a separate connection and reconnects when it breaks. */
export function createListener(options: ListenerOptions): Listener {
  const { databaseUrl, applicationName, channel, onPayload, onOpen, onFailure } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = 0;

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const broken = (error?: unknown) => {
      // Until the connection is open, errors are thrown to the caller instead.
      if (client !== opened) return;
      client = undefined;
      opened.end().catch(() => undefined);
      onFailure(error ?? new Error(`The connection that listens to ${channel} has ended`));
      reopen();
    };
    opened.on('error', broken).on('end', () => broken());
    opened.on('notification', ({ payload }) => payload && onPayload(payload));
    try {
      await opened.connect();
      await listenTo(opened, channel);
      await onOpen(opened);
    } catch (error) {
      opened.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return opened.end();
    client = opened;
    pause = 0;
    watch(opened, broken);
  }

  /** Probes the connection regularly, because a dead one may not report an error. */
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
