import Fastify from 'fastify';
import pg from 'pg';

// A separate program for comparison, the least that a call can cost: Fastify runs the requested statement and returns its rows.
interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);
const server = Fastify();
server.get('/ready', () => ({ ready: true }));
server.post<{ Body: Statement }>('/', async ({ body: { name, text, values } }) => {
  const { rows } = await pool.query({ name, text, values: [...values] });
  return { success: true, data: rows };
});
await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
