import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns what axe finds on the current page, which must be opened with `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // During a colour transition the contrast is that of neither scheme.
  await page.evaluate(async () => {
    // Content-visibility keeps distant parts in their old colours until they are near.
    const drawAll = new CSSStyleSheet();
    drawAll.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(drawAll);
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const results = await engine.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    );
  });
}
