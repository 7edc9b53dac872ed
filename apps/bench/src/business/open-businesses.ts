import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import { benchData } from '../bed/checkout.ts';
import type { Bed } from '../bed/open-bed.ts';
import { type KeyHost, startKeyHost } from '../session/key-host.ts';

const source = 'bench-business';

export interface Companies {
  readonly apiUrl: string;
  /** Every statement that the API gives to PostgreSQL, one a line. */
  readonly statementsFile: string;
  /** Creates a company on the largest plan with so many published products; gives its id. */
  addCompany(name: string, products: number): Promise<string>;
  /** A call by the owner of all these companies. Throws when it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: replies of every call
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<any>;
}

/** An API that writes down its statements, and somebody who creates companies in it; all of it goes with the cleanup. */
export async function openBusinesses(bed: Bed): Promise<Companies> {
  const statementsFile = join(benchData, `statements-${randomUUID()}.jsonl`);
  bed.cleanup.add(async () => rmSync(statementsFile, { force: true }));
  const keys = await startKeyHost(bed.cleanup);
  const owner = newId();
  bed.cleanup.add(() => removeOwner(bed, owner));
  await addOwner(bed, owner);
  const recorder = new URL('../limits/record-statements.ts', import.meta.url).pathname;
  const { url: apiUrl } = await bed.startApi(
    { PUBLIC_ACCOUNTS_URL: keys.url, RECORD_STATEMENTS: statementsFile },
    ['--import', recorder],
  );
  const ask = await askAs(apiUrl, owner, keys);
  const addCompany: Companies['addCompany'] = async (companyName, products) => {
    const { data } = await ask('POST', 'business/profile/create', {
      companyName,
      industry: '0006',
      categories: [await firstCategory(ask)],
      businessType: 'MA',
      country: 'AU',
      state: 'AU-NSW',
      shortDescription: 'A company of the bench.',
    });
    const { businessID } = data;
    await bed.query(`update business set subscription = 'platinum', status = 'published' where id = $1`, [
      businessID,
    ]);
    for (let number = 1; number <= products; number += 1) {
      const product = { name: `${companyName} ${number}`, status: 'published', businessID };
      await ask('POST', 'product/create', product);
    }
    return businessID;
  };
  return { apiUrl, statementsFile, addCompany, ask };
}

async function askAs(apiUrl: string, userID: string, keys: KeyHost): Promise<Companies['ask']> {
  const authorization = `Bearer ${await keys.sign(userID, newId())}`;
  return async (method, path, body, headers = {}) => {
    const isText = typeof body === 'string';
    const response = await fetch(`${apiUrl}/${path}`, {
      method,
      headers: {
        authorization,
        ...(body && !isText ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const reply = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
    return reply;
  };
}

async function firstCategory(ask: Companies['ask']): Promise<string> {
  const { data } = await ask('GET', 'catsys/industry/0006/category');
  return data[0].id;
}

async function addOwner(bed: Bed, id: string): Promise<void> {
  await bed.query(
    `insert into user_profile (id, source, source_id, first_name, last_name, username)
     values ($1, $2, $1, 'Bench', 'Owner', $1)`,
    [id, source],
  );
  await bed.query(
    `insert into account."user" (id, name, email, email_verified) values ($1, 'Bench Owner', $2, true)`,
    [id, `${id}@bench.example`],
  );
}

/** The companies with all that belongs to them, search documents included, then the person. */
async function removeOwner(bed: Bed, userID: string): Promise<void> {
  const own = 'select business_id from business_member where user_id = $1';
  await bed.query(
    `delete from search_document where id in (${own} union select id from product where business_id in (${own}))`,
    [userID],
  );
  await bed.query(`delete from business where id in (${own})`, [userID]);
  await bed.query('delete from account."user" where id = $1', [userID]);
  await bed.query('delete from user_profile where id = $1', [userID]);
}
