import axe from 'axe-core';
import { findTexts, type Text } from './find-texts.ts';

/** What of axe's rules depends on colours; everything else is the same in both themes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Looks of texts that axe has judged, of all stories so far: the same look is not measured a thousand times. A text that axe could
 * not judge (one letter, something drawn over it) stands with its class: it would not judge it in the next story either.
 */
const judged = new Set<string>();

/**
 * Fails when axe finds a colour that is hard to read in a story as its play function left it, in the light and in the dark theme.
 * All other rules are checked by Storybook's own addon, once.
 */
export async function checkColours(): Promise<void> {
  const { documentElement: html } = document;
  const before = html.dataset.theme;
  // A colour on its way from one theme to the other has the contrast of neither.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  try {
    for (const theme of ['light', 'dark']) {
      html.dataset.theme = theme;
      await checkTexts(theme);
    }
  } finally {
    if (before === undefined) delete html.dataset.theme;
    else html.dataset.theme = before;
    // Drawn once without transitions, so that none begins on the way back.
    getComputedStyle(html).getPropertyValue('color');
    still.remove();
  }
}

async function checkTexts(theme: string): Promise<void> {
  // One text of each look, and of each class for those that axe may not be able to judge: the longest, since it judges no single letter.
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
