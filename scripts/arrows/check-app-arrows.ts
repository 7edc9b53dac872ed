import { type AppArrows, allowedAppArrows } from './allowed-app-arrows.ts';
import { findCycles } from './find-cycles.ts';
import type { Room, SourceFile } from './read-rooms.ts';

/** Returns forbidden imports inside an app, and listed arrows that are not used, one sentence each. */
export function checkAppArrows(
  app: Room,
  { wiring, rooms }: AppArrows | undefined = allowedAppArrows[app.path] ?? { wiring: [], rooms: {} },
): string[] {
  const findings: string[] = [];
  const used = new Set<string>();
  for (const { file, from, to } of app.files.flatMap((source) => readArrows(app, source))) {
    if (wiring.includes(from)) continue;
    used.add(`${from} -> ${to}`);
    if (!rooms[from]?.includes(to))
      findings.push(`${file}: ${from} -> ${to} is not an arrow inside ${app.path}`);
  }
  const unused = Object.entries(rooms).flatMap(([from, targets]) =>
    targets.map((to) => `${from} -> ${to}`).filter((arrow) => !used.has(arrow)),
  );
  return [
    ...findings,
    ...unused.map((arrow) => `${app.path}: nothing uses the arrow ${arrow}`),
    ...findCycles(new Map(Object.entries(rooms))).map((cycle) => `${app.path}: ${cycle}`),
  ];
}

/** Imports of a file that leave its room. */
function readArrows(app: Room, { path, imports, development }: SourceFile) {
  const from = roomOf(app, path);
  if (development || from === undefined) return [];
  return imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => roomOf(app, new URL(specifier, `file:///${path}`).pathname.slice(1)))
    .filter((to) => to !== undefined && to !== from)
    .map((to) => ({ file: path, from, to: to ?? from }));
}

/** The first folder or file name below `src`, or below the app if it has no `src`; otherwise undefined. */
function roomOf(app: Room, path: string): string | undefined {
  const hasSrc = app.files.some((file) => file.path.startsWith(`${app.path}/src/`));
  const source = hasSrc ? `${app.path}/src/` : `${app.path}/`;
  return path.startsWith(source) ? path.slice(source.length).split('/')[0]?.replace(/\.ts$/, '') : undefined;
}
