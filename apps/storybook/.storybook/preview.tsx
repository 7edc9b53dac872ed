import '@wbn/ui-kit/theme/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { toastStore } from '@wbn/ui-kit/overlays/toast-store.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { checkColours, colourRules } from '../src/check-colours.ts';
import { checkDirections } from '../src/check-directions.ts';
import { editionChoices, editionOf } from '../src/editions.ts';
import { languageChoices } from '../src/languages.ts';
import { ProductFrame } from '../src/product-frame.tsx';
import { inEdition } from '../src/samples/in-edition.ts';

// Loaded with the first page of documentation: stories and tests do without it.
const ComponentPage = lazy(async () => ({
  default: (await import('../src/library/component-page.tsx')).ComponentPage,
}));
const DocsFrame = lazy(async () => ({ default: (await import('../src/library/docs-frame.tsx')).DocsFrame }));

/** Whether the stories run as tests. */
const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

// Other tests run at the same time and make the machine slow.
configure({ asyncUtilTimeout: 30_000 });

/** Widths of the toolbar, as high as the window. */
const widths = Object.fromEntries(
  [
    [390, 'Phone', 'mobile'],
    [768, 'Tablet', 'tablet'],
    [1280, 'Desktop', 'desktop'],
  ].map(([width, name, type]) => [
    `w${width}`,
    { name: `${name} ${width}`, type, styles: { width: `${width}px`, height: '100%' } },
  ]),
);

/** The rule looks for `!important` in style attributes, which React cannot write. */
const idleRules = ['avoid-inline-spacing'];

/** Tests report violations only; `checkColours` checks colours in both themes. */
const testOptions = {
  reporter: 'no-passes',
  rules: Object.fromEntries([...colourRules, ...idleRules].map((rule) => [rule, { enabled: false }])),
};

const preview: Preview = {
  tags: ['autodocs'],
  // Removes the toasts of the story before.
  beforeEach: () => {
    toastStore.setState([], true);
  },
  // Starts a play after the story is painted and its effects have run.
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return context.canvas;
  },
  afterEach: isTest ? [checkColours, checkDirections] : [],
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => (
      <ProductFrame
        key={globals.edition}
        editionId={globals.edition}
        language={globals.language}
        theme={globals.theme}
        direction={globals.direction}
        route={parameters.route}
      >
        {viewMode === 'docs' ? (
          <div style={{ padding: vars.space.md, backgroundColor: vars.color.page, color: vars.color.text }}>
            <Story args={inEdition(args, editionOf(globals.edition))} />
          </div>
        ) : (
          <Story args={inEdition(args, editionOf(globals.edition))} />
        )}
      </ProductFrame>
    ),
  ],
  initialGlobals: {
    edition: 'australia',
    theme: 'system',
    language: 'en',
    direction: 'ltr',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    edition: { toolbar: { title: 'Edition', icon: 'globe', items: editionChoices, dynamicTitle: true } },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: { title: 'Language', icon: 'chat', items: [...languageChoices], dynamicTitle: true },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    viewport: { options: widths },
    a11y: { test: 'error', options: isTest ? testOptions : {} },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'WBN',
          'Foundations',
          'Patterns',
          'Components',
          'Layout',
          'Text',
          'Controls',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Media',
          'Cards',
          'Site',
          'Home',
          'Information',
          'Need help',
          'Search',
          'Company page',
          'Messages',
          'Newsfeed',
          'Profile',
          'Contacts',
          'Members',
          'Company office',
          'Membership',
          'Account pages',
          'Mails',
          'Desk',
        ],
      },
    },
  },
};

export default preview;
