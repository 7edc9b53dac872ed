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

/** Where the tree comes from, in whatever form it arrives (LAY-09). */
export type LoadTree = () => Promise<readonly (IndustryTree | ReceivedIndustry)[]>;

/** Milliseconds a pointer or the focus stays on an industry before its panel opens. */
const intentDelay = 120;

/** Below this the sidebar leaves no room for a panel, and its links are followed at once. */
const roomForPanel = '(min-width: 768px)';

/** When the fly-out opens and closes: pointer with intent, keyboard, and touch (first tap opens, second goes). */
export function useFlyOut(loadTree: LoadTree) {
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');
  const loading = useRef<Promise<readonly IndustryBranch[]>>(undefined);
  /** What is wanted last; an answer that comes after it counts no more. */
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

  /** Opens the panel of an industry; false when it has no data (LAY-03). */
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

  // Whoever was there before the page's code: a pointer at rest and a link in focus tell nobody of themselves again.
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
        // Over the panel nothing changes; over 'All Categories' there is nothing to show.
        if (isLink(event.target) && !inPanel(event.target)) soon(close);
        else clearTimeout(timer.current);
      } else if (isOpen && shown?.id === id) clearTimeout(timer.current);
      // An open panel changes only where the pointer comes to rest: on its way to the panel it crosses others.
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
    // Before the link's own handler, which leaves a prevented click alone.
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

/** The arrow key that points from the sidebar to its panel. */
function arrowTowardsPanel(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}
