import { caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { network } from '@wbn/edition/network.ts';
import type pg from 'pg';
import { say } from '../harness/checkout.ts';

const words = ['North', 'Delta', 'Prime', 'Union', 'Alpha', 'Royal', 'Metro', 'Pacific', 'Alpine', 'Iberia'];
const trades = ['Valves', 'Bearings', 'Textiles', 'Pumps', 'Foods', 'Chemicals', 'Cables', 'Tools'];
const firstNames = ['Ana', 'Wei', 'Luca', 'Grace', 'Omar', 'Ines', 'Kenji', 'Nadia', 'Paulo', 'Vera'];
const lastNames = [
  'Rossi',
  'Chen',
  'Okafor',
  'Silva',
  'Novak',
  'Haddad',
  'Tanaka',
  'Moreau',
  'Quispe',
  'Weber',
];

const tables = ['business', 'user_profile', 'account."user"'] as const;

/** One case in so many companies. */
const companiesPerCase = 10;
/** Of so many cases one is open. */
const casesPerOpen = 20;

/** A word of a list for a row, as SQL. */
const pick = (list: readonly string[], by: string) =>
  `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (${by}) % ${list.length}]`;

/**
 * Adds companies, as many people with accounts, and a tenth of cases, one in twenty of them open. Triggers are off, because the desk's
 * lists read neither counters nor search documents. Open cases are requests for help.
 */
export async function seedDesk(pool: pg.Pool, companies: number): Promise<void> {
  const client = await pool.connect();
  const countries = network.map(({ country }) => country);
  const step = async (what: string, text: string) => {
    say(`Adding ${what} ...`);
    await client.query(text);
  };
  try {
    await client.query('set statement_timeout = 0');
    await client.query('truncate desk_case, need_help_request, business, user_profile cascade');
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await step(
      'companies',
      `insert into business (id, source, source_id, company_name, business_type, country, status, contact, created_at)
       select uuidv7()::text, 'bench', n::text, ${pick(words, 'n')} || ' ' || ${pick(trades, 'n / 7')} || ' ' || n, 'MA',
         ${pick(countries, 'n')}, 'published',
         jsonb_build_object('email', 'office@company-' || n || '.example', 'website', 'https://www.company-' || n || '.example',
           'phone', jsonb_build_object('countryCode', '+56', 'businessPhoneNumber', '2 27' || lpad(n::text, 6, '0'))),
         now() - make_interval(mins => n)
       from generate_series(1, ${companies}) as n`,
    );
    await step(
      'people',
      `insert into user_profile (id, source, source_id, username, first_name, last_name, country, created_at)
       select uuidv7()::text, 'bench', n::text, 'person' || n, ${pick(firstNames, 'n')}, ${pick(lastNames, 'n / 3')} || ' ' || n, ${pick(countries, 'n')},
         now() - make_interval(mins => n)
       from generate_series(1, ${companies}) as n`,
    );
    await step(
      'accounts',
      `insert into account."user" (id, name, email, email_verified)
       select id, first_name || ' ' || last_name, 'person' || source_id || '@mail-' || source_id::integer % 5000 || '.example', true
       from user_profile where source = 'bench'`,
    );
    await step(
      'cases',
      `insert into desk_case (id, kind, subject_id, what, about_id, about_type, edition, opened_at, due_at, harm, accuracy, state, decided_at,
         decided_by, outcome)
       select uuidv7()::text, case when n % ${casesPerOpen} = 0 then 'need-help' else ${pick(caseKindNames, 'n')} end, uuidv7()::text, company_name, id, 'business', ${pick(
         network.map(({ id }) => id),
         'n',
       )},
         now() - make_interval(mins => n), date_trunc('hour', now() - make_interval(mins => n) + interval '2 days'), n % 3, (n % 10) / 10.0,
         case when n % ${casesPerOpen} = 0 then 'open' else 'decided' end,
         case when n % ${casesPerOpen} = 0 then null else now() - make_interval(mins => n - 30) end, 'Vera Moss', 'done'
       from (select id, company_name, row_number() over (order by id)::integer as n from business limit ${Math.ceil(companies / companiesPerCase)}) as chosen`,
    );
    // Open cases need what they are about, or a timer closes them.
    await step(
      'requests for help',
      `insert into need_help_request (id, body_hash, first_name, last_name, business_name, country, company_phone, email, language, edition, created_at)
       select subject_id, subject_id, 'Ana', 'Rossi', what, 'CL', '+56 32 274 0000', 'ana@rossi.example', 'es', edition, opened_at
       from desk_case where state = 'open'`,
    );
    say('Analysing ...');
    await client.query('vacuum analyze');
  } finally {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    client.release();
  }
}
