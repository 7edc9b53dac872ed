import { pagesByComponent } from './component-pages.ts';

/** Where `pnpm storybook` serves the library. */
const storybook = 'http://localhost:6100';
/** Vite passes it on to Storybook, whose host the browser may not read. */
const indexPath = '/storybook-index.json';

let layer: HTMLElement | undefined;

/**
 * Shows the names of components over the page with Alt+Shift+C; a click opens the page of one in Storybook. In development only. Returns
 * a function that ends it.
 */
export function nameComponentsByKey(): () => void {
  const handleKey = async ({ altKey, shiftKey, code, key }: KeyboardEvent) => {
    const isKey = altKey && shiftKey && code === 'KeyC';
    if (!isKey && !(layer && key === 'Escape')) return;
    if (layer) hide();
    else await show();
  };
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('keydown', handleKey);
    hide();
  };
}

function hide() {
  layer?.remove();
  layer = undefined;
}

async function show() {
  const reply = await fetch(indexPath).catch(() => undefined);
  const pages = pagesByComponent(reply?.ok ? await reply.json() : { entries: {} });
  layer = document.createElement('div');
  layer.style.cssText = 'position:absolute;inset-block-start:0;left:0;z-index:2147483647';
  if (pages.size === 0) layer.append(label('Start Storybook with `pnpm storybook` to see the components.'));
  for (const element of document.body.querySelectorAll('*')) {
    const name = nameOf(element, pages);
    const { width, height } = element.getBoundingClientRect();
    if (name && width > 0 && height > 0)
      layer.append(boxOf(element, name, `${storybook}/?path=/docs/${pages.get(name)}`));
  }
  document.body.append(layer);
}

function boxOf(element: Element, name: string, href: string): HTMLElement {
  const { top, left, width, height } = element.getBoundingClientRect();
  const box = document.createElement('a');
  Object.assign(box, { href, target: 'storybook', title: name });
  const place = `top:${top + scrollY}px;left:${left + scrollX}px;width:${width}px;height:${height}px`;
  box.style.cssText = `position:absolute;${place};outline:1px dashed #b3261e;outline-offset:-1px`;
  box.append(label(name));
  return box;
}

function label(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.cssText =
    'position:absolute;background:#b3261e;color:#fff;font:11px/14px sans-serif;padding:0 3px;white-space:nowrap';
  return span;
}

interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

/** Returns the outermost component with a page of which an element is the root. */
function nameOf(element: Element, pages: ReadonlyMap<string, string>): string | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key ? (element as unknown as Record<string, Fiber>)[key]?.return : undefined;
  let found: string | undefined;
  // Up to the element around it.
  while (fiber && typeof fiber.type !== 'string') {
    const { type } = fiber;
    if (typeof type === 'function' && pages.has(type.name)) found = type.name;
    fiber = fiber.return;
  }
  return found;
}
