import { withoutTransitions } from './without-transitions.ts';

/** Pixels between a place and its mirror image that rounding explains. */
const tolerance = 2;

/** What keeps its direction: pictures, and what code has placed by its measures. */
const kept = 'svg, video, canvas, [style*="left:"], [style*="right:"], [style*="transform:"]';

/**
 * Fails when a story, as its play function left it, read from right to left is not the mirror image of itself read from
 * left to right, or when one of both is wider than the screen.
 */
export async function checkDirections(): Promise<void> {
  const { documentElement: html } = document;
  const before = html.dir;
  await withoutTransitions(() => {
    try {
      html.dir = 'ltr';
      const starts = findStarts();
      const width = html.scrollWidth;
      html.dir = 'rtl';
      const mirrored = findStarts();
      const faults = [...mirrored].flatMap(([element, start]) => {
        const expected = starts.get(element);
        if (expected === undefined || Math.abs(start - expected) <= tolerance) return [];
        return [`${describe(element)}: ${Math.round(start)} px from the right, not ${Math.round(expected)}`];
      });
      if (faults.length > 0) throw new Error(`Not mirrored:\n${faults.slice(0, 10).join('\n')}`);
      const widest = Math.max(width, html.scrollWidth);
      if (widest > html.clientWidth + tolerance)
        throw new Error(`The story is ${widest} px wide on a screen of ${html.clientWidth} px`);
    } finally {
      html.dir = before;
    }
  });
}

/** Distances from the start edge of the parent's box. Lines of text are left out, because words keep their direction. */
function findStarts(): Map<Element, number> {
  const starts = new Map<Element, number>();
  const page = document.documentElement.dir;
  const measure = (parent: Element, box: DOMRect) => {
    for (const element of parent.children) {
      const { display, direction } = getComputedStyle(element);
      if (display === 'inline' || element.matches(kept)) continue;
      // What is folded away has no place.
      if (display !== 'contents' && !element.checkVisibility()) continue;
      const own = display === 'contents' ? box : element.getBoundingClientRect();
      if (!display.startsWith('inline') && own !== box && own.width > 0)
        starts.set(element, page === 'rtl' ? box.right - own.right : own.left - box.left);
      // What a play has scrolled stays where it is, and a part with its own direction keeps it.
      if (element.scrollLeft === 0 && direction === page) measure(element, own);
    }
  };
  measure(document.body, document.body.getBoundingClientRect());
  return starts;
}

const describe = (element: Element) =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> '${element.textContent.trim().slice(0, 40)}'`;
