import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('the commands of operators', () => {
  it('have no name of a command of pnpm, which would run in their place', () => {
    const help = execFileSync(join(root, 'node_modules/.bin/pnpm'), ['--help'], { encoding: 'utf8' });
    const own = [...help.matchAll(/^ {2}([a-z][\w-]*) .*?(?:\[alias(?:es)?: ([^\]]+)\])?$/gm)].flatMap(
      ([, name = '', aliases = '']) => [name, ...aliases.split(', ')],
    );
    expect(own).toContain('import');
    // pnpm runs these two scripts itself.
    const runBySameName = ['start', 'test'];
    expect(Object.keys(scripts).filter((name) => own.includes(name))).toEqual(runBySameName);
  });

  it('in docs/settings.md are there', () => {
    const settings = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    const table = settings.slice(settings.indexOf('## Commands'));
    const names = [...table.matchAll(/^\| `([\w:-]+)/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
    for (const name of names) {
      const [, file] = /^node (\S+)$/.exec(scripts[name] ?? '') ?? [];
      if (file) expect(existsSync(join(root, file)), name).toBe(true);
    }
  });
});
