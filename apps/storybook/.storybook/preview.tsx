import '@wbn/ui-kit/theme/global.css.ts';
import type { Preview } from '@storybook/react-vite';
import { toastStore } from '@wbn/ui-kit/overlays/toast-store.ts';
import { configure } from 'storybook/test';
import { checkColours, colourRules } from '../src/check-colours.ts';
import { editionChoices } from '../src/editions.ts';
import { languageChoices } from '../src/languages.ts';
import { ProductFrame } from '../src/product-frame.tsx';

/** Run by `npm test`, not looked at in the workshop. */
const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

// Other tests run beside the stories; what is looked for may take its time.
configure({ asyncUtilTimeout: 5_000 });

/** React's `style` cannot say `!important`, which is all that this rule looks for, in every element of every story. */
const idleRules = ['avoid-inline-spacing'];

/** The report of a test keeps what is wrong, not every element that is right; colours are checked in both themes by ourselves. */
const testOptions = {
  reporter: 'no-passes',
  rules: Object.fromEntries([...colourRules, ...idleRules].map((rule) => [rule, { enabled: false }])),
};

const preview: Preview = {
  // No story sees another's toasts.
  beforeEach: () => {
    toastStore.setState([], true);
  },
  // A play begins as a person would: once the page is drawn and alive.
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return context.canvas;
  },
  afterEach: isTest ? checkColours : [],
  decorators: [
    (Story, { globals, parameters }) => (
      <ProductFrame
        editionId={globals.edition}
        language={globals.language}
        theme={globals.theme}
        direction={globals.direction}
        route={parameters.route}
      >
        <Story />
      </ProductFrame>
    ),
  ],
  initialGlobals: { edition: 'australia', theme: 'system', language: 'en', direction: 'ltr' },
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
    language: { toolbar: { title: 'Language', icon: 'chat', items: languageChoices, dynamicTitle: true } },
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
    a11y: { test: 'error', options: isTest ? testOptions : {} },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
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
        ],
      },
    },
  },
};

export default preview;
