import { connect } from '@wbn/postgres/connect.ts';
import { connections } from '../measure/http-load.ts';
import { serveLoop } from '../measure/worker-loop.ts';
import type { RecordedRequest, RecordedStatement } from './recorded-request.ts';

/** As many connections to PostgreSQL as the API has (DATABASE_CONNECTIONS). */
const poolSize = 10;
const { pool } = connect(process.env.DATABASE_URL ?? '', {
  max: poolSize,
  applicationName: 'wbn-bench-limit',
});

serveLoop<readonly RecordedRequest[]>((requests) => {
  const work = async (count: number) => {
    for (const wave of requests[count % requests.length] ?? []) await Promise.all(wave.map(run));
  };
  return { work, concurrency: connections };
});

function run({ name, text, values }: RecordedStatement): Promise<unknown> {
  return pool.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
}
