import axe from 'axe-core';
import { findTexts, type Text } from './find-texts.ts';
import { withoutTransitions } from './without-transitions.ts';

/** Rules of axe that depend on colours; all others give the same result in both themes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Looks of texts that axe has judged in the stories so far, so that each look is measured once. A text that axe could not judge (one
 * letter, something drawn over it) is kept with its class, because axe cannot judge it in the next story either.
 */
const judged = new Set<string>();

/**
 * Fails when axe finds a colour that is hard to read in a story as its play function left it, in the light and in the dark theme.
 * All other rules are checked by Storybook's own addon, once.
 */
export async function checkColours(): Promise<void> {
  const { documentElement: html } = document;
  const before = html.dataset.theme;
  await withoutTransitions(async () => {
    try {
      for (const theme of ['light', 'dark']) {
        html.dataset.theme = theme;
        await checkTexts(theme);
      }
    } finally {
      if (before === undefined) delete html.dataset.theme;
      else html.dataset.theme = before;
    }
  });
}

async function checkTexts(theme: string): Promise<void> {
  // Takes the longest text of each look and class, because axe does not judge single letters.
  const byLength = findTexts(document.body).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const texts = new Map(byLength.map((text) => [withClass(text), text]));
  const unknown = [...texts].filter(([own, { look }]) => !judged.has(look) && !judged.has(own));
  if (unknown.length === 0) return;
  const { passes, violations } = await axe.run(
    { include: unknown.map(([, { element }]) => element) },
    { runOnly: { type: 'rule', values: colourRules }, elementRef: true, preload: false },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In the ${theme} theme:\n${found.join('\n')}`);
  const readable = new Set<unknown>(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  for (const [own, { element, look }] of unknown) judged.add(readable.has(element) ? look : own);
}

const lengthOf = ({ element }: Text) => element.textContent.trim().length;
const withClass = ({ element, look }: Text) => `${element.getAttribute('class')}|${look}`;
