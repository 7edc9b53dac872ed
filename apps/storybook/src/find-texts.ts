export interface Text {
  readonly element: Element;
  /** Everything that its contrast depends on; two texts with the same look have the same contrast. */
  readonly look: string;
}

/** Returns the elements below `root` that show text directly, each with its look. */
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

/** Large text needs less contrast: from 24 pixels, or from 14 points when bold (WCAG 1.4.3). */
function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element);
  return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
}

/** A link must differ from the text around it (WCAG 1.4.1). */
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

/** Hidden text and text for screen readers have no contrast. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

const veil = ' veil';

/** Returns colours, pictures and opacity under an element's text, from outside to inside; an opaque colour hides what is behind it. */
function groundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  const around = element.parentElement ? groundOf(element.parentElement, known) : '';
  const isPlain = backgroundImage === 'none' && opacity === '1' && filter === 'none';
  const isOpaque = isPlain && !/^rgba|\//.test(backgroundColor);
  let ground = `${around};${[backgroundColor, backgroundImage, opacity, filter].join(' ')}`;
  if (isPlain && backgroundColor === 'rgba(0, 0, 0, 0)') ground = around;
  // An element with opacity or a filter shows what is behind it, even when its colour is opaque.
  else if (isOpaque && !around.includes(veil)) ground = backgroundColor;
  else if (opacity !== '1' || filter !== 'none') ground = `${ground}${veil}`;
  known.set(element, ground);
  return ground;
}
