import type { IndustryTree } from '@wbn/contract/catalog/catalog-lists.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { IndustryBranch, ReceivedIndustry } from '../normalize-tree.ts';

/** Loads the industry tree in any of the forms of LAY-09. */
export type LoadTree = () => Promise<readonly (IndustryTree | ReceivedIndustry)[]>;

/** Milliseconds the pointer or focus stays on an industry before its panel opens. */
const intentDelay = 120;

/** On narrower windows there is no room for a panel and links are followed at once. */
const roomForPanel = '(min-width: 768px)';

/**
 * Opens and closes the fly-out: after a short delay for pointer and focus; on touch the first tap opens and the
 * second follows the link.
 */
export function useFlyOut(loadTree: LoadTree) {
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');
  const loading = useRef<Promise<readonly IndustryBranch[]>>(undefined);
  /** Id of the industry requested last; the tree may arrive after another request. */
  const wanted = useRef<string>(undefined);
  const [branches, setBranches] = useState<readonly IndustryBranch[]>();
  const [shown, setShown] = useState<IndustryBranch>();
  const [isOpen, setOpen] = useState(false);
  const [focusRequest, setFocusRequest] = useState(0);
  const panelId = useId();

  useEffect(() => () => clearTimeout(timer.current), []);

  function load() {
    loading.current ??= Promise.all([import('../normalize-tree.ts'), loadTree(), import('./fly-out.tsx')])
      .then(([{ normalizeTree }, tree]) => normalizeTree(tree))
      .catch(() => {
        loading.current = undefined;
        return [];
      });
    return loading.current.then((loaded) => {
      setBranches(loaded);
      return loaded;
    });
  }

  /** Opens the panel of an industry; resolves to false when it has no data (LAY-03). */
  async function open(id: string, options: { enter?: boolean } = {}): Promise<boolean> {
    clearTimeout(timer.current);
    wanted.current = id;
    const branch = (await load()).find((industry) => industry.id === id && industry.categories.length > 0);
    if (wanted.current !== id) return true;
    setOpen(branch !== undefined);
    if (!branch) return false;
    setShown(branch);
    if (options.enter) setFocusRequest((count) => count + 1);
    return true;
  }

  function close() {
    clearTimeout(timer.current);
    wanted.current = undefined;
    setOpen(false);
  }

  function soon(action: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, intentDelay);
  }

  // A pointer or focus that was on an industry before hydration fires no further event.
  const begin = useEffectEvent(() => {
    const link = nav.current?.querySelector<HTMLElement>(
      'a[data-industry]:focus-visible, a[data-industry]:hover',
    );
    const id = link?.dataset.industry;
    if (id === undefined || !matchMedia(roomForPanel).matches) return;
    wanted.current = id;
    soon(() => open(id));
  });
  useEffect(() => begin(), []);

  const handlers = {
    onPointerMove(event: PointerEvent) {
      if (event.pointerType === 'touch' || !matchMedia(roomForPanel).matches) return;
      const id = industryOf(event.target)?.dataset.industry;
      if (id === undefined) {
        // Moving inside the panel changes nothing; 'All Categories' has no panel.
        if (isLink(event.target) && !inPanel(event.target)) soon(close);
        else clearTimeout(timer.current);
      } else if (isOpen && shown?.id === id) clearTimeout(timer.current);
      // The pointer crosses other industries on its way to the panel, so an open panel changes only after the delay.
      else if (isOpen || wanted.current !== id) {
        wanted.current = id;
        soon(() => open(id));
      }
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'touch') close();
    },
    onPointerDown(event: PointerEvent) {
      pointer.current = event.pointerType;
    },
    onFocus(event: FocusEvent) {
      const link = industryOf(event.target);
      const id = link?.dataset.industry;
      if (id !== undefined && link?.matches(':focus-visible') && matchMedia(roomForPanel).matches)
        soon(() => open(id));
      else if (link === undefined && !inPanel(event.target)) close();
    },
    onBlur(event: FocusEvent) {
      if (!(event.relatedTarget instanceof Node && nav.current?.contains(event.relatedTarget))) close();
    },
    onKeyDown(event: KeyboardEvent) {
      pointer.current = 'keyboard';
      const id = industryOf(event.target)?.dataset.industry;
      if (id === undefined || event.key !== arrowTowardsPanel(event.currentTarget)) return;
      event.preventDefault();
      void open(id, { enter: true });
    },
    // Runs in the capture phase, before the link's own handler, which ignores prevented clicks.
    onClickCapture(event: MouseEvent) {
      const link = industryOf(event.target);
      const id = link?.dataset.industry;
      const byMouse = pointer.current !== 'touch' && pointer.current !== 'keyboard';
      const secondTap = pointer.current === 'touch' && isOpen && shown?.id === id;
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (elsewhere) return;
      if (!link || id === undefined || byMouse || secondTap || !matchMedia(roomForPanel).matches) {
        if (isLink(event.target)) close();
        return;
      }
      event.preventDefault();
      void open(id, { enter: pointer.current === 'keyboard' }).then((opened) => {
        if (!opened) void navigate(link.pathname + link.hash);
      });
    },
  };

  return { nav, handlers, panelId, branches, shown, isOpen, focusRequest, close };
}

function closest(target: EventTarget, selector: string): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>(selector)) || undefined;
}

const industryOf = (target: EventTarget) => closest(target, 'a[data-industry]');
const isLink = (target: EventTarget) => closest(target, 'a') !== undefined;
const inPanel = (target: EventTarget) => closest(target, '[data-fly-out]') !== undefined;

/** Returns the arrow key that points from the sidebar to its panel. */
function arrowTowardsPanel(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}
