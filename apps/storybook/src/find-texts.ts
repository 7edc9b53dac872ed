interface Text {
  readonly element: Element;
  /** All that its contrast depends on: two texts of one look are equally hard to read. */
  readonly look: string;
}

/** The elements below `root` that show text of their own, and how each looks. */
export function findTexts(root: Element): Text[] {
  const layers = new Map<Element, string>();
  return [...root.querySelectorAll('*:not(option, style, script)')]
    .filter(hasText)
    .filter(isSeen)
    .map((element) => {
      const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const font = [element.tagName, fontSize, fontWeight, textShadow];
      return { element, look: [...font, layersOf(element, layers)].join('|') };
    });
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

/** Colours, pictures and opacity of an element over those of all around it; layers that add nothing are left out. */
function layersOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { color, backgroundColor, backgroundImage, opacity, filter, textDecorationLine } =
    getComputedStyle(element);
  const own = [color, backgroundColor, backgroundImage, opacity, filter, textDecorationLine].join(' ');
  const around = element.parentElement ? layersOf(element.parentElement, known) : '';
  const layers = around.endsWith(`;${own}`) ? around : `${around};${own}`;
  known.set(element, layers);
  return layers;
}
