import { posix } from 'node:path';
import { readRooms, type SourceFile } from '../arrows/read-rooms.ts';

/** All sources of the workspace, and which file imports which. */
export interface SourceGraph {
  readonly files: readonly SourceFile[];
  /** Files of the workspace that a file imports itself. */
  importsOf(path: string): readonly string[];
  /** All files that a file leads to, itself included. */
  reachedFrom(path: string): ReadonlySet<string>;
}

/** Reads the workspace under a folder. */
export function readSourceGraph(root: string): SourceGraph {
  return createSourceGraph(readRooms(root).flatMap((room) => room.files));
}

export function createSourceGraph(files: readonly SourceFile[]): SourceGraph {
  const known = new Map(files.map((file) => [file.path, file]));
  const importsOf = onceFor((path: string) =>
    (known.get(path)?.imports ?? []).flatMap((specifier) => {
      const target = resolve(path, specifier);
      return target !== undefined && known.has(target) ? [target] : [];
    }),
  );
  const reachedFrom = onceFor((path: string): ReadonlySet<string> => {
    const reached = new Set([path]);
    for (const next of reached) for (const target of importsOf(next)) reached.add(target);
    return reached;
  });
  return { files, importsOf, reachedFrom };
}

/** Works a value out when it is first asked for: hundreds of calls ask for the same files. */
function onceFor<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

/** The file of a specifier as it stands in this workspace: relative, or `@wbn/<package>/<path under src>`; undefined for others. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, path] = /^@wbn\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name && path ? `packages/${name}/src/${path}` : undefined;
}

interface NamedImport {
  readonly names: readonly string[];
  /** The file of the workspace; undefined for others. */
  readonly target: string | undefined;
}

const namedImports = onceFor((file: SourceFile): readonly NamedImport[] =>
  [...file.text.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g)].map(
    ([, names = '', specifier = '']) => ({
      names: names.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? ''),
      target: resolve(file.path, specifier),
    }),
  ),
);

/** Whether a file imports a name, as a value, from a file of the workspace. */
export function importsName(file: SourceFile, name: string, target: string): boolean {
  return namedImports(file).some((one) => one.target === target && one.names.includes(name));
}
