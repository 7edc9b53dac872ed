import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allowedAppImports } from './allowed-app-imports.ts';
import { checkAppImports } from './check-app-imports.ts';
import { readImports, readPackages, type WorkspacePackage } from './read-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = readPackages(root);

/** An app with files and their imports. */
function app(files: Record<string, string[]>): WorkspacePackage {
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
  it.each(Object.keys(allowedAppImports))('%s keeps to its list', (path) => {
    const found = packages.find((pkg) => pkg.path === path);
    expect(found && checkAppImports(found)).toEqual([]);
  });

  it('allow only listed imports between folders', () => {
    const desk = app({
      'main.ts': ['./staff/list.ts', './server/host.ts'],
      'server/host.ts': ['./log.ts', '../staff/list.ts'],
      'staff/list.ts': ['../server/host.ts', '../main.ts', '@wbn/contract/call.ts'],
      'reports/make.ts': ['../staff/list.ts'],
    });
    const folders = { server: [], staff: ['server'], reports: ['staff'] };
    expect(checkAppImports(desk, { wiring: ['main'], folders })).toEqual([
      'apps/desk/src/server/host.ts: server -> staff is not an allowed import inside apps/desk',
      'apps/desk/src/staff/list.ts: staff -> main is not an allowed import inside apps/desk',
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
    expect(checkAppImports(site)).toEqual([
      'apps/site/server/main.ts: server -> app is not an allowed import inside apps/site',
      'apps/site/app/root.ts: app -> server is not an allowed import inside apps/site',
      'apps/site/routing/table.ts: routing -> app is not an allowed import inside apps/site',
      'apps/site/routing/table.ts: routing -> server is not an allowed import inside apps/site',
    ]);
  });

  it('are all used and without a cycle in the list, which names every folder', () => {
    const desk = app({ 'a/x.ts': ['../b/x.ts'], 'b/x.ts': ['../a/x.ts'], 'd/x.ts': [] });
    expect(checkAppImports(desk, { wiring: [], folders: { a: ['b'], b: ['a', 'c'] } })).toEqual([
      'apps/desk: d is not listed',
      'apps/desk: nothing uses the allowed import b -> c',
      'apps/desk: a cycle: a -> b -> a',
    ]);
  });
});
