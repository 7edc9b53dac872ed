import type pg from 'pg';

/** TypeScript types of columns whose SQL type says too little: JSON, and text without a check constraint. */
const typeOverrides: Record<string, string> = {
  'account.signing_key.public_jwk': 'Record<string, unknown>',
  'business.annual_revenue': 'Range',
  'business.business_terms': 'StoredBusinessTerms',
  'business.contact': 'StoredContact',
  'business.cover_photo': 'StoredPhoto',
  'business.employees': 'Range',
  'business.factory': 'StoredFactory',
  'business.imported': 'Record<string, unknown>',
  'business.production_capacity': 'Range & { unit?: string; period?: string }',
  'business.production_employees': 'Range',
  'business.profile_photo': 'StoredPhoto',
  'business.subscription': "'standard' | 'gold' | 'premium' | 'platinum'",
  'business.trade_capabilities': 'StoredTradeCapabilities',
  'business.versions':
    "Partial<Record<'general' | 'contact' | 'factory' | 'trade' | 'terms' | 'certificates', number>>",
  'business_activity.details': 'StoredActivityDetails',
  'business_certificate.photo': 'StoredPhoto',
  'business_group.picture': 'StoredPhoto',
  'desk_answer.texts': 'Record<string, string>',
  'download.kind':
    "'products' | 'company' | 'figures' | 'message-download' | 'message-view' | 'message-preview' | 'quotation-download' | 'quotation-view' | 'quotation-preview' | 'verification-document' | 'group-picture' | 'case-document'",
  'evidence.entry': 'Record<string, string | number | null>',
  'membership.billing': 'StoredBilling',
  'membership.card': 'StoredCard',
  'message.offer': 'object',
  'notification.resource_type':
    "'post' | 'comment' | 'business' | 'product' | 'user' | 'connection' | 'report-case' | 'request' | 'group' | 'quotation' | 'open-quotation'",
  'notification.root_type':
    "'post' | 'comment' | 'business' | 'product' | 'user' | 'connection' | 'report-case' | 'quotation' | 'open-quotation'",
  'picture.photo': 'StoredPhoto',
  'post.picture': 'StoredPhoto',
  'product.imported': 'Record<string, unknown>',
  'product.main_image': 'StoredPhoto',
  'product.minimum_order': 'StoredMinimumOrder',
  'product.photos': 'StoredPhoto[]',
  'product.price': 'StoredPrice',
  'product.specs': '{ key: string; value: string }[]',
  'product.videos': '{ videoID: string; url: string }[]',
  'product_import.mapping': 'Record<string, string>',
  'product_import_problem.problem': 'StoredRowProblem',
  'quotation_offer.offer': 'object',
  'staff_action.after': 'StoredFacts',
  'staff_action.before': 'StoredFacts',
  'staff_action_draft.after': 'StoredFacts',
  'staff_action_draft.before': 'StoredFacts',
  'user_profile.cover_photo': 'StoredPhoto',
  'user_profile.mobile_phone': 'StoredMobilePhone',
  'user_profile.profile_photo': 'StoredPhoto',
  'verification_case.claims': 'StoredClaims',
};

/** The TypeScript type that `connect` returns for an SQL type. */
const typesBySql: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'Numeric',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  xid8: 'string',
};

interface Column {
  table: string;
  name: string;
  type: string;
  optional: boolean;
  has_default: boolean;
  is_generated: boolean;
  /** The values of a check constraint `column in (...)`. */
  allowed: string[] | null;
}

/** Tables and views of the schemas `public` and `account`, without partitions and Kysely's own tables. */
const selectColumns = `
  select case nspname when 'public' then '' else nspname || '.' end || relname as table,
    attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull and relkind <> 'v' as optional,
    atthasdef and attgenerated = '' or attidentity <> '' as has_default,
    attgenerated <> '' or attidentity = 'a' as is_generated,
    (select array(select match[1] from regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']*)''::text', 'g') as match)
      from pg_constraint
      where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(pg_constraint.oid) like format('CHECK ((%I = ANY (ARRAY[%%', attname)) as allowed
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace and nspname in ('public', 'account')
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p', 'v') and not relispartition and relname not like 'kysely_%'
  order by nspname <> 'public', relname collate "C", attnum`;

/** Generates the source of `schema.ts` from a migrated database. Throws for a column with an unknown type. */
export async function writeSchemaTypes(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<Column>(selectColumns);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const body = [...tables].map(
    ([table, columns]) =>
      `export interface ${interfaceOf(table)} {\n${columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`).join('')}}\n`,
  );
  const names = [...tables.keys()].map(
    (table) => `  ${table.includes('.') ? `'${table}'` : table}: ${interfaceOf(table)};\n`,
  );
  const stored = [...new Set(body.join('').match(/\b(Stored\w+|Range)\b/g))].sort();
  return `// Generated by \`pnpm db:types\` from the files of schema/; what tables and columns mean is said there.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {\n${stored.map((name) => `  ${name},\n`).join('')}} from './stored-values.ts';

type Time = ColumnType<Date, Date | string, Date | string>;
type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
type NumericOrNull = ColumnType<string | null, number | string | null, number | string | null>;
/** Written as text, read as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
type DefaultJson<T> = ColumnType<T, string | undefined, string>;

${body.join('\n')}
/** All tables; those of the schema \`account\` are named with it. */
export interface Database {
${names.join('')}}
`;
}

function typeOf(column: Column): string {
  const { table, name, type, optional, has_default, is_generated, allowed } = column;
  const basic = typesBySql[type];
  if (basic === undefined) throw new Error(`${table}.${name}: add the SQL type ${type} to schema-types.ts`);
  const value = typeOverrides[`${table}.${name}`] ?? allowed?.map((text) => `'${text}'`).join(' | ') ?? basic;
  const orNull = optional ? `${value} | null` : value;
  if (is_generated) return `GeneratedAlways<${orNull}>`;
  const prefix = has_default && !optional ? 'Default' : '';
  const suffix = optional ? 'OrNull' : '';
  if (basic === 'Date') return `${prefix}Time${suffix}`;
  if (basic === 'Numeric') return `${basic}${suffix}`;
  if (basic === 'unknown') return `${prefix}Json${suffix}<${value}>`;
  return prefix ? `Generated<${value}>` : orNull;
}

/** `account.refresh_token` becomes `AccountRefreshTokenTable`. */
function interfaceOf(table: string): string {
  const words = table.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}
