import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { light } from '@wbn/ui-kit/theme/palette.ts';
import { describe, expect, it } from 'vitest';
import { looks, pageCss } from './looks.ts';

// An API test, because Node loads `*.css.ts` there as in the host; the unit test runner compiles them itself.

/** The style sheet as another process makes it, with one text of ui-kit's palette replaced. */
async function makeElsewhere([old, changed]: readonly [string, string] = ['', '']): Promise<string> {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, nextLoad) {
        const loaded = nextLoad(url, context);
        if (!url.endsWith('/theme/palette.ts')) return loaded;
        return { ...loaded, source: String(loaded.source).replaceAll('${old}', '${changed}') };
      },
    });
    const { pageCss } = await import(${JSON.stringify(import.meta.resolve('./looks.ts'))});
    process.stdout.write(pageCss);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout;
}

describe('the style sheet of the account pages', () => {
  it("follows ui-kit's tokens and controls", async () => {
    expect(pageCss).toContain(`light-dark(${light.danger}, `);
    for (const name of looks.button({ variant: 'danger' }).split(' '))
      expect(pageCss).toContain(`.${name} {`);
    expect(await makeElsewhere([light.danger, '#c0ffee'])).toBe(pageCss.replaceAll(light.danger, '#c0ffee'));
  });

  it('is the same in every process, so that all name it alike', async () => {
    expect(await makeElsewhere()).toBe(pageCss);
  });

  it('has every class that pages use', () => {
    for (const name of Object.values(looks.page)) expect(pageCss).toContain(`.${name}`);
  });
});

/** Values that belong in ui-kit: colours, radii, font sizes and families, inline styles. */
const ownLooks = [
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i,
  /\b(?:rgb|hsl|oklch|oklab|color-mix|light-dark)\(/,
  /font-family|fontFamily|\bstyle="/,
  /(?:[cC]olor|borderRadius|fontSize|fontWeight|gap): '(?!light')/,
];

it('leaves no colour, radius or font in files of the account host', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:ts|js|css)$/.test(name) && !/\.test\.ts$/.test(name),
  );
  expect(files).toContain(join('page', 'page.css.ts'));
  const found = files.filter((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    return ownLooks.some((look) => look.test(text));
  });
  expect(found).toEqual([]);
});
