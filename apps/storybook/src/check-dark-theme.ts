import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** What of axe's rules depends on colours; everything else is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Puts a story, as its play function left it, into the dark theme and fails when axe finds a colour that is hard to read. The light
 * theme is checked by Storybook's own addon, by all rules.
 */
export async function checkDarkTheme(context: StoryContext): Promise<void> {
  const { documentElement: html } = document;
  const before = html.dataset.theme;
  // A colour on its way from one theme to the other has the contrast of neither.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  html.dataset.theme = 'dark';
  try {
    await checkAccessibility(withColourRules(context));
  } catch (error) {
    throw new Error(`In the dark theme: ${(error as Error).message}`, { cause: error });
  } finally {
    if (before === undefined) delete html.dataset.theme;
    else html.dataset.theme = before;
    // Drawn once without transitions, so that none begins on the way back.
    getComputedStyle(html).getPropertyValue('color');
    still.remove();
  }
}

function withColourRules(context: StoryContext): StoryContext {
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: colourRules } };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
}
