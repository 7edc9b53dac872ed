import { Socket } from 'node:net';
import type { QueryTarget } from '@wbn/postgres/prepared-reads.ts';
import pg from 'pg';

export interface PipelinedClientsOptions {
  /** Connections; each answers its statements one after another. */
  count: number;
  /** Milliseconds after which the server gives up a statement. */
  statementTimeout: number;
}

export interface PipelinedClients extends QueryTarget {
  close(): Promise<void>;
}

/** How much longer than a statement may take before a silent connection counts as dead. */
const silenceMargin = 5_000;

/**
 * A few connections that send each statement at once instead of waiting for the answer to the one before: half
 * the time of a pool for reads of a millisecond. A slow statement holds up those behind it and belongs on a pool.
 */
export function openPipelinedClients(url: string, options: PipelinedClientsOptions): PipelinedClients {
  const slots = Array.from({ length: options.count }, () => new Slot(url, options.statementTimeout));
  let next = 0;
  return {
    query(query) {
      next = (next + 1) % slots.length;
      const slot = slots[next];
      return slot
        ? slot.query(query)
        : Promise.reject(new Error('There is no connection to send a statement on'));
    },
    async close() {
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

type Query = Parameters<QueryTarget['query']>[0];
type Reply = Awaited<ReturnType<QueryTarget['query']>>;

/** One connection, opened for the first statement and again for the first after it broke. */
class Slot {
  readonly #url: string;
  readonly #statementTimeout: number;
  #open: pg.Client | undefined;
  #opening: Promise<pg.Client> | undefined;
  #socket: Socket | undefined;

  constructor(url: string, statementTimeout: number) {
    this.#url = url;
    this.#statementTimeout = statementTimeout;
  }

  query(query: Query): Promise<Reply> {
    return this.#open
      ? this.#send(this.#open, query)
      : this.#connect().then((client) => this.#send(client, query));
  }

  /** What requests of one turn of the event loop ask goes out in one write: it wakes the server once, not each time. */
  #send(client: pg.Client, query: Query): Promise<Reply> {
    const socket = this.#socket;
    if (socket && socket.writableCorked === 0) {
      socket.cork();
      // Not with the next turn: while thousands ask at once a turn takes seconds.
      process.nextTick(() => socket.uncork());
    }
    return client.query(query);
  }

  async close(): Promise<void> {
    const client = this.#open ?? (await this.#opening?.catch(() => undefined));
    this.#open = undefined;
    await client?.end();
  }

  #connect(): Promise<pg.Client> {
    this.#opening ??= this.#start().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #start(): Promise<pg.Client> {
    const socket = new Socket();
    const client = new pg.Client({
      stream: () => socket,
      connectionString: this.#url,
      application_name: 'wbn-api-reads',
      connectionTimeoutMillis: 5_000,
      statement_timeout: this.#statementTimeout,
      query_timeout: this.#statementTimeout + silenceMargin,
      // Left to itself the server plans anew each time whatever it believes to gain by that: up to twice what the read takes.
      options: '-c plan_cache_mode=force_generic_plan',
      pipeline: true,
    });
    const forget = () => {
      if (this.#open === client) this.#open = undefined;
    };
    client.on('error', forget).on('end', forget);
    await client.connect();
    this.#open = client;
    this.#socket = socket;
    return client;
  }
}
