export interface Text {
  readonly element: Element;
  /** All that its contrast depends on: two texts of one look are equally hard to read. */
  readonly look: string;
}

/** The elements below `root` that show text of their own, and how each looks. */
export function findTexts(root: Element): Text[] {
  const grounds = new Map<Element, string>();
  return [...root.querySelectorAll('*:not(option, style, script)')]
    .filter(hasText)
    .filter(isSeen)
    .map((element) => {
      const { color, textShadow } = getComputedStyle(element);
      const own = [color, isLarge(element) ? 'large' : 'small', textShadow, asLink(element)];
      return { element, look: [...own, groundOf(element, grounds)].join('|') };
    });
}

/** Large text may have less contrast: 24 pixels, or 14 points and bold (WCAG 1.4.3). */
function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element);
  return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
}

/** A link must be told from the words around it (WCAG 1.4.1). */
function asLink(element: Element): string {
  if (!element.matches('a') || !element.parentElement) return '';
  const { color } = getComputedStyle(element.parentElement);
  return `${getComputedStyle(element).textDecorationLine} in ${color}`;
}

function hasText(element: Element): boolean {
  if (element.matches('input, textarea, select')) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** Hidden text and what only a screen reader finds have no contrast. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

const veil = ' veil';

/** Colours, pictures and opacity that lie under an element's text, from the outside in: what is transparent adds nothing, what is opaque hides all behind it. */
function groundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  const around = element.parentElement ? groundOf(element.parentElement, known) : '';
  const isPlain = backgroundImage === 'none' && opacity === '1' && filter === 'none';
  const isOpaque = isPlain && !/^rgba|\//.test(backgroundColor);
  let ground = `${around};${[backgroundColor, backgroundImage, opacity, filter].join(' ')}`;
  if (isPlain && backgroundColor === 'rgba(0, 0, 0, 0)') ground = around;
  // Who is faint as a whole lets through what is behind, however opaque it is itself.
  else if (isOpaque && !around.includes(veil)) ground = backgroundColor;
  else if (opacity !== '1' || filter !== 'none') ground = `${ground}${veil}`;
  known.set(element, ground);
  return ground;
}
