import type { SourceFile } from '../arrows/read-rooms.ts';

/** Folders whose sources may write SQL anywhere. */
const freeFolders: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^packages\/postgres\//, 'the ground itself: migrations, the server, how statements run'],
  [/^apps\/(demo-world|bench|journeys|storybook)\//, 'ships to nobody'],
  [/\/testing\//, 'test code'],
  [/\.(test|stories|journey)\.tsx?$/, 'test code'],
];

/** Files with text that Kysely does not write. */
const freeFiles: Readonly<Record<string, string>> = {
  'apps/api/src/import/copy-rows.ts': 'COPY is a protocol of its own',
  'apps/api/src/import/run-in-transaction.ts': 'begin and commit around COPY, on one client',
  'apps/accounts/src/tokens/start-token-server.ts': 'test code',
};

const builders = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*?>)?`/;
const rawText = /\.query\(\s*(\{\s*text:\s*)?[`'"]/;
/** What runs a query of Kysely; a transaction is opened by a handler. */
const runners =
  /(?<!transaction\(\)\s*(?:\.setIsolationLevel\([^)]*\)\s*)?)\.execute\(|\.executeTakeFirst(OrThrow)?\(|\.executeQuery\(/;

/** Files that write SQL outside of `*.sql.ts`, or run a query otherwise than by its statement; one sentence each. */
export function findStraySql(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (freeFolders.some(([pattern]) => pattern.test(path)) || path in freeFiles) return [];
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
    const isSql = path.endsWith('.sql.ts');
    return [
      ...(!isSql && (builders.test(code) || rawText.test(code)) ? [`${path}: SQL belongs in *.sql.ts`] : []),
      ...(path.startsWith('apps/') && importsKysely(code) && runners.test(code)
        ? [`${path}: runs a query itself; declare it by defineStatement or prepareStatement`]
        : []),
    ];
  });
}

function importsKysely(code: string): boolean {
  return /from '(kysely|@wbn\/postgres\/[^']+)'/.test(code);
}
