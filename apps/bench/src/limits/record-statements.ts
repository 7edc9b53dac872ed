import { appendFileSync } from 'node:fs';
import pg from 'pg';
import type { RecordedStatement } from './recorded-request.ts';

/**
 * Loaded into an API before its own code (`node --import`): writes every statement to the file RECORD_STATEMENTS,
 * so that the limit is what the product really asks of PostgreSQL, whatever its code looks like.
 */
const file = process.env.RECORD_STATEMENTS;
if (!file) throw new Error('RECORD_STATEMENTS is not set');

type AnyQuery = (this: unknown, ...args: unknown[]) => unknown;
interface QueryConfig {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

const query = pg.Client.prototype.query as unknown as AnyQuery;
let underWay = 0;
let wave = 0;

const recordingQuery: AnyQuery = function (...args) {
  const statement = readStatement(args);
  if (!statement) return query.apply(this, args);
  if (underWay === 0) wave += 1;
  underWay += 1;
  appendFileSync(file, `${JSON.stringify({ ...statement, wave } satisfies RecordedStatement)}\n`);
  const done = () => {
    underWay -= 1;
  };
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callback = (...result: unknown[]) => {
      done();
      Reflect.apply(last, undefined, result);
    };
    return query.apply(this, [...args.slice(0, -1), callback]);
  }
  const result = query.apply(this, args) as Promise<unknown>;
  result.then(done, done);
  return result;
};
pg.Client.prototype.query = recordingQuery as typeof pg.Client.prototype.query;

function readStatement([first, second]: readonly unknown[]): Required<Omit<QueryConfig, 'name'>> | undefined {
  const values = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  // Copies and cursors run themselves; reading calls use none.
  if (typeof first !== 'object' || first === null || 'submit' in first) return undefined;
  const { name, text, values: own } = first as QueryConfig;
  return { ...(name === undefined ? {} : { name }), text, values: own ?? values };
}
