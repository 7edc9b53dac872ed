import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { light } from '@wbn/ui-kit/theme/palette.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

// Beside the API's tests, whose runner takes modules as Node does: the unit tests' one compiles `*.css.ts` itself.

/** The style sheet and its class names, made anew. */
async function makeLooks() {
  vi.resetModules();
  return import('./looks.ts');
}

describe('the style sheet of the account pages', () => {
  // Other files' tests share this worker: what was made of the changed palette goes with it.
  afterEach(() => {
    vi.doUnmock('@wbn/ui-kit/theme/palette.ts');
    vi.resetModules();
  });

  it("holds ui-kit's tokens and controls: a changed token changes it", async () => {
    const { pageCss, looks } = await makeLooks();
    expect(pageCss).toContain(`light-dark(${light.danger}, `);
    for (const name of looks.button({ variant: 'danger' }).split(' '))
      expect(pageCss).toContain(`.${name} {`);
    vi.doMock('@wbn/ui-kit/theme/palette.ts', async (original) => ({
      ...(await original<object>()),
      light: { ...light, danger: '#c0ffee' },
    }));
    const changed = await makeLooks();
    expect(changed.pageCss).toBe(pageCss.replaceAll(light.danger, '#c0ffee'));
    expect(changed.pageCss).not.toBe(pageCss);
  });

  it('is the same whenever it is made, so that all processes name it alike', async () => {
    const first = await makeLooks();
    const second = await makeLooks();
    expect(second.pageCss).toBe(first.pageCss);
    expect(second.looks.control).toBe(first.looks.control);
  });

  it('has every class that pages name', async () => {
    const { pageCss, looks } = await makeLooks();
    for (const name of Object.values(looks.page)) expect(pageCss).toContain(`.${name}`);
  });
});

/** Values that belong into ui-kit: colours, radii, sizes and families of type, styles in the HTML. */
const ownLooks = [
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i,
  /\b(?:rgb|hsl|oklch|oklab|color-mix|light-dark)\(/,
  /font-family|fontFamily|\bstyle="/,
  /(?:[cC]olor|borderRadius|fontSize|fontWeight|gap): '(?!light')/,
];

it('no file of the account host holds a colour, radius or font of its own', () => {
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
