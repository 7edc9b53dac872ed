import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskTokenAudience } from '@wbn/host/access/access-token.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type pg from 'pg';
import { say } from '../harness/checkout.ts';
import type { Cleanup } from '../harness/cleanup.ts';
import { startKeyHost } from '../harness/key-host.ts';
import { openDatabase } from '../harness/open-database.ts';
import { startApi } from '../harness/processes.ts';
import { type Contender, compare, type Effort, loadHttp } from '../measure.ts';
import { seedDesk } from './seed-desk.ts';

/** The bound of the issue on the desk: p50 beside a read by primary key through the same server. */
const mostTimes = 5;

/**
 * Measures the lists and the palette of the desk with so many companies, as many people and a tenth of cases, beside a call that reads a
 * colleague's own row by its primary key.
 */
export async function benchDesk(cleanup: Cleanup, effort: Effort, companies: number): Promise<void> {
  const { dataDir, pool, env } = await openDatabase(cleanup, 'bench-desk');
  const keys = await startKeyHost(cleanup);
  const api = await startApi(cleanup, { ...env, ACCOUNTS_URL: keys.url, PUBLIC_ACCOUNTS_URL: keys.url });
  const stamp = join(dataDir, 'seeded.txt');
  if (!existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < companies) {
    await seedDesk(pool, companies);
    writeFileSync(stamp, `${companies}\n`);
  }
  const staffID = await addStaff(pool);
  const token = await keys.sign(staffID, newId(), {
    audience: deskTokenAudience,
    claims: { sfa: Math.floor(Date.now() / 1000) },
  });
  const headers = { authorization: `Bearer ${token}` };
  const read = (path: string): Contender['run'] => {
    const requests = [{ method: 'GET', path, headers } as const];
    return (seconds) => loadHttp(api.url, requests, seconds, 1);
  };
  const byKey: Contender = { name: 'read by primary key', run: read('/desk/me/mails') };
  for (const [name, path] of Object.entries(await pathsOf(pool, api.url, headers)))
    await compare({ bench: 'desk', companies, mostTimes }, { name, run: read(path) }, byKey, effort);
  await pool.query('delete from user_profile where id = $1', [staffID]);
}

/** An administrator, who sees everything. */
async function addStaff(pool: pg.Pool): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into user_profile (id, source, source_id, username, first_name, last_name) values ($1, 'bench', $1, $1, 'Vera', 'Moss')`,
    [id],
  );
  await pool.query(
    `insert into account."user" (id, name, email, email_verified) values ($1, 'Vera Moss', $1 || '@bench.example', true)`,
    [id],
  );
  await pool.query(`insert into staff_member (user_id, role) values ($1, 'administrator')`, [id]);
  return id;
}

/** What is measured: the lists, far pages of them, and what staff paste into the palette. */
async function pathsOf(
  pool: pg.Pool,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const {
    rows: [one],
  } = await pool.query<{ id: string; name: string; email: string; about: string; caseID: string }>(
    `select business.id, company_name as name, account.email, about.about_id as about, about.id as "caseID"
     from (select * from business order by id offset 1000 limit 1) as business,
       (select email from account."user" order by id offset 1000 limit 1) as account,
       (select id, about_id from desk_case where state = 'open' order by id offset 10 limit 1) as about`,
  );
  if (!one) throw new Error('The seed has made nothing');
  const find = (text: string) => `/desk/find?text=${encodeURIComponent(text)}`;
  const far = async (path: string) => {
    let next = '';
    for (let page = 1; page < 20; page += 1) {
      const reply = await fetch(`${url}${path}${next && `&after=${encodeURIComponent(next)}`}`, { headers });
      const { after } = (await reply.json()) as { after: string | null };
      if (!after) break;
      next = after;
    }
    return `${path}&after=${encodeURIComponent(next)}`;
  };
  const paths = {
    'cases, open': '/desk/cases?state=open',
    'cases, open, page 20': await far('/desk/cases?state=open'),
    'cases of a kind': '/desk/cases?state=open&kinds=need-help',
    'cases of an edition': '/desk/cases?state=open&edition=chile',
    'cases past due': '/desk/cases?state=open&due=past',
    'cases, decided, page 20': await far('/desk/cases?state=decided'),
    'cases about an account': `/desk/cases?aboutID=${one.about}`,
    'counts of cases': '/desk/case-counts',
    people: '/desk/people',
    'people, page 20': await far('/desk/people?edition=chile'),
    'people by name': `/desk/people?name=${encodeURIComponent('Ana Rossi 1')}`,
    'people, new this week': '/desk/people?since=week',
    companies: '/desk/companies',
    'companies by name': `/desk/companies?name=${encodeURIComponent(one.name)}`,
    'companies of an edition': '/desk/companies?edition=chile',
    'log of staff': '/desk/log',
    'palette, id': find(one.id),
    'palette, address of a page': find(`https://www.wbnchile.example/business/acme-${one.id}`),
    'palette, name': find(one.name.slice(0, 12)),
    'palette, mail address': find(one.email),
    'palette, domain': find('www.company-77.example'),
    'palette, phone': find('+56 2 2700 0077'),
  };
  for (const path of Object.values(paths)) {
    const reply = await fetch(`${url}${path}`, { headers });
    if (reply.status !== 200) say(`${path}: ${reply.status} ${await reply.text()}`);
  }
  return paths;
}
