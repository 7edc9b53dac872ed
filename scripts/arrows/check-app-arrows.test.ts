import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allowedAppArrows } from './allowed-app-arrows.ts';
import { checkAppArrows } from './check-app-arrows.ts';
import { type Room, readImports, readRooms } from './read-rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An app with files and their imports. */
function app(files: Record<string, string[]>): Room {
  return {
    path: 'apps/desk',
    name: 'desk',
    dependencies: {},
    devDependencies: {},
    files: Object.entries(files).map(([name, imports]) => {
      const text = imports.map((specifier) => `import { x } from '${specifier}';\n`).join('');
      return { path: `apps/desk/src/${name}`, text, imports: readImports(text), development: false };
    }),
  };
}

describe('imports inside apps', () => {
  it.each(Object.keys(allowedAppArrows))('%s keeps to its list', (path) => {
    const found = readRooms(root).find((room) => room.path === path);
    expect(found && checkAppArrows(found)).toEqual([]);
  });

  it('allow only listed imports between rooms', () => {
    const desk = app({
      'main.ts': ['./staff/list.ts', './server/host.ts'],
      'server/host.ts': ['./log.ts', '../staff/list.ts'],
      'staff/list.ts': ['../server/host.ts', '../main.ts', '@wbn/contract/call.ts'],
      'reports/make.ts': ['../staff/list.ts'],
    });
    const rooms = { server: [], staff: ['server'], reports: ['staff'] };
    expect(checkAppArrows(desk, { wiring: ['main'], rooms })).toEqual([
      'apps/desk/src/server/host.ts: server -> staff is not an arrow inside apps/desk',
      'apps/desk/src/staff/list.ts: staff -> main is not an arrow inside apps/desk',
    ]);
  });

  it('are checked in an app without src, such as the site', () => {
    const files = ['server/main.ts', 'app/root.ts', 'routing/table.ts', 'commands/build.ts'].map((name) => ({
      path: `apps/site/${name}`,
      imports: ['../app/root.ts', '../server/main.ts', '../routing/table.ts'],
      text: '',
      development: false,
    }));
    const site = { path: 'apps/site', name: 'site', dependencies: {}, devDependencies: {}, files };
    expect(checkAppArrows(site)).toEqual([
      'apps/site/server/main.ts: server -> app is not an arrow inside apps/site',
      'apps/site/app/root.ts: app -> server is not an arrow inside apps/site',
      'apps/site/routing/table.ts: routing -> app is not an arrow inside apps/site',
      'apps/site/routing/table.ts: routing -> server is not an arrow inside apps/site',
    ]);
  });

  it('are all used and without a cycle in the list', () => {
    const desk = app({ 'a/x.ts': ['../b/x.ts'], 'b/x.ts': ['../a/x.ts'] });
    expect(checkAppArrows(desk, { wiring: [], rooms: { a: ['b'], b: ['a', 'c'] } })).toEqual([
      'apps/desk: nothing uses the arrow b -> c',
      'apps/desk: a cycle: a -> b -> a',
    ]);
  });
});
