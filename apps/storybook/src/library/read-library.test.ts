import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readLibrary } from './read-library.ts';
import { startReadingProps } from './read-props.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
const library = readLibrary(root);
const find = (title: string) => library.find((entry) => entry.title === title);

it('every component of ui-kit, cards and forms with stories has a guide', () => {
  const shared = library.filter(({ component = '' }) =>
    /^packages\/(?:ui-kit|cards|forms)\//.test(component),
  );
  expect(shared.length).toBeGreaterThan(60);
  expect(shared.filter(({ guide }) => !guide).map(({ file }) => file)).toEqual([]);
});

it('knows where a component is used, and on which screen', () => {
  expect(find('Cards/Product card')?.usedIn).toContainEqual({
    file: 'packages/search/src/results/result-list.tsx',
    id: 'search-results-page',
  });
});

it('reads types that are derived from others, defaults and meanings', () => {
  const props = startReadingProps(root);
  try {
    const [button] = props.read(`${root}/packages/ui-kit/src/controls/buttons/button.tsx`);
    expect(button?.props.size?.tsType).toMatchObject({ raw: '"md" | "sm"' });
    expect(button?.props.loading).toMatchObject({
      description: 'Shows a spinner: the button keeps its focus and ignores clicks.',
      defaultValue: { value: 'false' },
      required: false,
    });
    // Attributes of HTML are not listed.
    expect(Object.keys(button?.props ?? {})).not.toContain('formAction');
  } finally {
    props.stop();
  }
});
