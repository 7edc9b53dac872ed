import { type AppImports, allowedAppImports } from './allowed-app-imports.ts';
import { findCycles } from './find-cycles.ts';
import type { SourceFile, WorkspacePackage } from './read-packages.ts';

/** Returns forbidden imports inside an app, folders that are not listed, and listed imports that nothing uses, one sentence each. */
export function checkAppImports(
  app: WorkspacePackage,
  { wiring, folders }: AppImports | undefined = allowedAppImports[app.path] ?? { wiring: [], folders: {} },
): string[] {
  const findings: string[] = [];
  const used = new Set<string>();
  for (const { file, from, to } of app.files.flatMap((source) => readFolderImports(app, source))) {
    if (wiring.includes(from)) continue;
    used.add(`${from} -> ${to}`);
    if (!folders[from]?.includes(to))
      findings.push(`${file}: ${from} -> ${to} is not an allowed import inside ${app.path}`);
  }
  const unused = Object.entries(folders).flatMap(([from, targets]) =>
    targets.map((to) => `${from} -> ${to}`).filter((pair) => !used.has(pair)),
  );
  const known = new Set([...wiring, ...Object.keys(folders)]);
  const unlisted = new Set(
    app.files.filter(({ development }) => !development).map(({ path }) => folderOf(app, path)),
  );
  return [
    ...findings,
    ...[...unlisted].flatMap((folder) =>
      folder === undefined || known.has(folder) ? [] : `${app.path}: ${folder} is not listed`,
    ),
    ...unused.map((pair) => `${app.path}: nothing uses the allowed import ${pair}`),
    ...findCycles(new Map(Object.entries(folders))).map((cycle) => `${app.path}: ${cycle}`),
  ];
}

/** Imports of a file that leave its folder. */
function readFolderImports(app: WorkspacePackage, { path, imports, development }: SourceFile) {
  const from = folderOf(app, path);
  if (development || from === undefined) return [];
  return imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => folderOf(app, new URL(specifier, `file:///${path}`).pathname.slice(1)))
    .filter((to) => to !== undefined && to !== from)
    .map((to) => ({ file: path, from, to: to ?? from }));
}

/** The first folder or file name below `src`, or below the app if it has no `src`; otherwise undefined. */
function folderOf(app: WorkspacePackage, path: string): string | undefined {
  const hasSrc = app.files.some((file) => file.path.startsWith(`${app.path}/src/`));
  const source = hasSrc ? `${app.path}/src/` : `${app.path}/`;
  return path.startsWith(source) ? path.slice(source.length).split('/')[0]?.replace(/\.ts$/, '') : undefined;
}
