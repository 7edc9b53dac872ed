import fastifyCookie from '@fastify/cookie';
import { createFastify } from '@wbn/host/http/create-fastify.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import type { Kysely } from 'kysely';
import { browserSecret } from '../tokens/handoff.ts';
import { tokenRoutes } from '../tokens/token-routes.ts';
import { createTokenService, type TokenService } from '../tokens/token-service.ts';

export const site = 'https://www.wbnchile.example';
export const desk = 'https://desk.example';
export const issuer = 'https://accounts.example';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  readonly body: any;
}

export interface TokenServer {
  readonly url: string;
  readonly db: Kysely<Database>;
  readonly databaseUrl: string;
  readonly tokens: TokenService;
  /** Another process of the auth host on the same database. */
  createService(secret?: string): TokenService;
  /** Moves the clock forward. */
  pass(seconds: number): void;
  now(): Date;
  /** A person with a session on the auth host. */
  addPerson(): Promise<{ userID: string; sessionID: string }>;
  /** Sends a call from a page of the site. */
  send(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the token routes on a free port and an empty database, with a clock that only tests move. */
export async function startTokenServer(postgresUrl: string): Promise<TokenServer> {
  const { url: databaseUrl, db, drop } = await createTestDatabase(postgresUrl);
  let time = Date.now();
  const now = () => new Date(time);
  const createService = (secret = 'a secret of this test') =>
    createTokenService({ db, secret, issuer, deskUrl: desk, now });
  const tokens = createService();
  await tokens.prepare();
  const server = createFastify({
    app: 'accounts',
    logLevel: 'silent',
    trustedProxies: [],
    headers: {},
    requestTimeout: 10_000,
  });
  await server.register(fastifyCookie);
  await server.register(tokenRoutes, { tokens, isAllowed: (origin) => origin === site || origin === desk });
  server.get('/cookie', async (request, reply) => ({ secret: browserSecret(request, reply) }));
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    db,
    databaseUrl,
    tokens,
    createService,
    now,
    pass(seconds) {
      time += seconds * 1000;
    },
    async addPerson() {
      const userID = newId();
      const sessionID = newId();
      await db
        .insertInto('user_profile')
        .values({
          id: userID,
          source: 'member',
          source_id: userID,
          first_name: 'A',
          last_name: 'B',
          username: userID,
        })
        .execute();
      await db
        .insertInto('account.user')
        .values({ id: userID, name: 'A B', email: `${userID}@b.example` })
        .execute();
      const session = { id: sessionID, user_id: userID, token: sessionID, expires_at: new Date(time + 1e9) };
      await db.insertInto('account.session').values(session).execute();
      return { userID, sessionID };
    },
    async send(method, path, headers = {}, body) {
      const response = await fetch(`${url}/${path}`, {
        method,
        headers: { origin: site, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
    },
    async stop() {
      await server.close();
      await drop();
    },
  };
}
