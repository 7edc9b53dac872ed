import type { Call } from '../../packages/contract/src/call.ts';
import type { SourceFile } from '../arrows/read-rooms.ts';
import { sharedSql } from './declared-gaps.ts';
import { importsName, type SourceGraph } from './source-graph.ts';

/** A stop of a call's line of data: its files, or why there are none; a problem when it is missing or misnamed. */
export interface Stop {
  readonly name: 'route' | 'page' | 'query' | 'contract' | 'handler' | 'sql' | 'tests';
  readonly files: readonly string[];
  readonly note?: string;
  /** Why there are no files of its own, when that is as it should be. */
  readonly absent?: string;
  readonly problem?: string;
}

type TracedCall = Pick<Call, 'name' | 'room' | 'host' | 'path'>;

const clientPattern = /^(packages\/(?!contract\/|postgres\/|mail\/|host\/)|apps\/site\/)/;
const routePattern = /^apps\/site\/app\/(routes\/.+|root)\.tsx?$/;
const testPattern = /\.(test|stories|journey)\.tsx?$|\/testing\/permission-rows\//;

/** The stops of a call, from what is seen down to the database. */
export function traceCall(call: TracedCall, graph: SourceGraph): Stop[] {
  const contract = findContract(call, graph);
  const contractFile = contract.files[0] ?? '';
  const query = findQuery(call, contractFile, graph);
  const handler = findHandler(call, contractFile, graph);
  return [
    ...findRoutesAndPages(query, graph),
    query,
    contract,
    handler,
    findSql(call, handler.files[0], graph),
    findTests(call, contractFile, graph),
  ];
}

/** `search-businesses` -> `searchBusinesses`, as the contract exports it. */
export function exportedName(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function findContract({ name, room }: TracedCall, graph: SourceGraph): Stop {
  const folder = `packages/contract/src/${room}/`;
  // A large room has folders of its own.
  const file = graph.files.find((one) => one.path.startsWith(folder) && one.path.endsWith(`/${name}.ts`));
  if (!file) return { name: 'contract', files: [], problem: `${folder}${name}.ts is missing` };
  const { path } = file;
  const declares = file.text.includes(`export const ${exportedName(name)} = defineCall(`);
  return declares
    ? { name: 'contract', files: [path] }
    : { name: 'contract', files: [path], problem: `${path} does not declare ${exportedName(name)}` };
}

/** Who asks for a call in pages; in tests and stories anybody may. */
function findAskers({ name }: TracedCall, contractFile: string, graph: SourceGraph): SourceFile[] {
  const exported = exportedName(name);
  return graph.files.filter(
    (file) => clientPattern.test(file.path) && !file.development && importsName(file, exported, contractFile),
  );
}

function findQuery(call: TracedCall, contractFile: string, graph: SourceGraph): Stop {
  const name = 'query';
  const askers = findAskers(call, contractFile, graph).map(({ path }) => path);
  const files = graph.files
    .map(({ path }) => path)
    .filter((path) => clientPattern.test(path) && path.endsWith(`/${call.name}.query.ts`));
  if (askers.length === 0 && files.length === 0)
    return { name, files, absent: 'no page asks for it: it is there for other clients of the API' };
  if (call.host === 'accounts' && files.length === 0) {
    const strangers = askers.filter((path) => !path.startsWith('packages/session/'));
    const absent = 'the session asks for it, before and beside all pages';
    return strangers.length === 0
      ? { name, files: askers, absent }
      : { name, files: askers, problem: `asked for outside of the session: ${strangers.join(', ')}` };
  }
  if (files.length === 0)
    return {
      name,
      files: [],
      problem: `${call.name}.query.ts is missing; asked for in ${askers.join(', ')}`,
    };
  if (files.length > 1) return { name, files, problem: 'more than one file; one is enough for all rooms' };
  if (!files.some((path) => askers.includes(path)))
    return { name, files, problem: `does not ask for ${exportedName(call.name)}` };
  const others = askers.filter((path) => !files.includes(path));
  return others.length === 0 ? { name, files } : { name, files, note: `also named in ${others.join(', ')}` };
}

/** Routes that lead to the query, and the pages that they draw. */
function findRoutesAndPages({ files, absent, problem }: Stop, graph: SourceGraph): Stop[] {
  const [query] = files;
  const none = (why: string): Stop[] => [
    { name: 'route', files: [], absent: why },
    { name: 'page', files: [], absent: why },
  ];
  if (absent) return none(absent);
  if (query === undefined || problem) return none('known once the query is right');
  const routes = graph.files
    .map(({ path }) => path)
    .filter((path) => routePattern.test(path) && graph.reachedFrom(path).has(query));
  const pages = new Set(routes.flatMap((route) => pagesOf(route, query, graph)));
  const route: Stop = { name: 'route', files: routes };
  const page: Stop = { name: 'page', files: [...pages].sort() };
  return routes.length === 0
    ? [{ ...route, problem: `no route of apps/site leads to ${query}` }, page]
    : [route, pages.size > 0 ? page : { ...page, absent: 'drawn by the route itself, or no HTML' }];
}

/** Pages that the route draws and that lead to the query; where the route's loader asks, the pages that it draws. */
function pagesOf(route: string, query: string, graph: SourceGraph): string[] {
  const pages = [...graph.reachedFrom(route)].filter((path) => path.endsWith('-page.tsx'));
  const asking = pages.filter((page) => graph.reachedFrom(page).has(query));
  return asking.length > 0 ? asking : pages.filter((page) => graph.importsOf(route).includes(page));
}

function findHandler(call: TracedCall, contractFile: string, graph: SourceGraph): Stop {
  const name = 'handler';
  const app = call.host === 'accounts' ? 'apps/accounts' : 'apps/api';
  const files = graph.files.filter(
    ({ path }) => path.startsWith(`${app}/src/`) && path.endsWith(`/${call.name}.ts`),
  );
  const paths = files.map(({ path }) => path);
  const [file] = files;
  if (!file) return { name, files: [], problem: `${app}/src/**/${call.name}.ts is missing` };
  if (files.length > 1) return { name, files: paths, problem: 'more than one file of this name' };
  return importsName(file, exportedName(call.name), contractFile)
    ? { name, files: paths }
    : { name, files: paths, problem: `does not bind ${exportedName(call.name)} of ${contractFile}` };
}

function findSql(call: TracedCall, handler: string | undefined, graph: SourceGraph): Stop {
  const name = 'sql';
  const own = graph.files
    .map(({ path }) => path)
    .filter((path) => path.startsWith('apps/') && path.endsWith(`/${call.name}.sql.ts`));
  const shared = sharedSql[call.name];
  const file = graph.files.find(({ path }) => path === handler);
  if (!file) return { name, files: own, problem: 'there is no handler to stand beside' };
  const path = file.path.replace(/\.ts$/, '.sql.ts');
  if (own.includes(path)) {
    if (own.length > 1) return { name, files: own, problem: 'more than one file of this name' };
    if (shared) return { name, files: own, problem: `declared as shared, but ${path} is there` };
    return { name, files: own };
  }
  if (own.length > 0) return { name, files: own, problem: `stands elsewhere than ${path}` };
  if (file.text.includes('defineFixedHandler('))
    return { name, files: [], absent: 'the reply never changes: it comes from lists in the code' };
  if (shared)
    return graph.files.some((one) => one.path === shared.file)
      ? { name, files: [shared.file], absent: shared.reason }
      : { name, files: [], problem: `${shared.file} is missing` };
  return { name, files: [], problem: `${path} is missing` };
}

/** Tests, stories and rows of permission that name the call or its address. */
function findTests({ name, path }: TracedCall, contractFile: string, graph: SourceGraph): Stop {
  const address = new RegExp(
    `[\`'"/]${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^`\'"\\s/]+')}(?![\\w/-])`,
  );
  const exported = exportedName(name);
  const files = graph.files.filter(
    (file) =>
      testPattern.test(file.path) &&
      (importsName(file, exported, contractFile) ||
        file.text.includes(`'${name}'`) ||
        address.test(file.text)),
  );
  const paths = files.map((file) => file.path);
  return paths.length > 0
    ? { name: 'tests', files: paths }
    : { name: 'tests', files: [], problem: 'no test names it' };
}

/** Query files that are named after no call. */
export function findStrayQueries(calls: readonly TracedCall[], graph: SourceGraph): string[] {
  const known = new Set(calls.map(({ name }) => name));
  return graph.files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.query.ts') && !known.has(path.replace(/^.*\/|\.query\.ts$/g, '')));
}
