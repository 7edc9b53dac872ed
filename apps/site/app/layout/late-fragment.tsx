import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './cached-fragment.css.ts';
import { CachedFragment } from './cached-fragment.tsx';

interface LateFragmentProps {
  readonly name: string;
  /** Whether this reader needs it to be alive. */
  readonly wanted: boolean;
  readonly load: () => Promise<ComponentType>;
}

/** A click that has waited longer is no longer meant, in milliseconds. */
const mostWait = 10_000;

const drawnHere = new Map<string, ComponentType>();
const asTheServerDrewIt = { __html: '' };

/** The server names the components of its late fragments once; browsers never do. */
export function provideLateFragments(components: Readonly<Record<string, ComponentType>>): void {
  for (const [name, component] of Object.entries(components)) drawnHere.set(name, component);
}

/**
 * Furniture that only some readers need. It stands in every document as the server drew it; its code comes for those who
 * want it, so that nobody else pays for it.
 */
export function LateFragment({ name, wanted, load }: LateFragmentProps) {
  const [Alive, setAlive] = useState<ComponentType>();
  const place = useRef<HTMLDivElement>(null);
  const inUse = useRef({ open: false, focused: false });

  useEffect(() => {
    const replace = (component: ComponentType) => {
      inUse.current.focused = place.current?.contains(document.activeElement) ?? false;
      setAlive(() => component);
    };
    // Without its code it stays as it was drawn: links that work.
    if (wanted) load().then(replace, () => undefined);
  }, [wanted, load]);

  // A button that was clicked too early is clicked again, unless something else was meanwhile.
  const early = useRef<{ words: string | null; at: number }>(undefined);
  useEffect(() => {
    if (Alive) {
      const { words, at } = early.current ?? { at: Number.NEGATIVE_INFINITY };
      early.current = undefined;
      if (performance.now() - at > mostWait) return;
      buttonsIn(place.current)
        .find(({ textContent }) => textContent === words)
        ?.click();
      return;
    }
    const keep = ({ target }: MouseEvent) => {
      const button = buttonsIn(place.current).find((one) => one.contains(target as Node));
      early.current = button && { words: button.textContent, at: performance.now() };
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [Alive]);

  // Whoever was quicker than the code finds the menu as they left it.
  useLayoutEffect(() => {
    const drawn = place.current;
    const menu = Alive && menuIn(drawn);
    if (menu) menu.open = inUse.current.open;
    if (menu && inUse.current.focused) menu.querySelector('summary')?.focus({ preventScroll: true });
    // In the moment in which it is replaced: until then it may still be opened.
    return () => {
      inUse.current.open = menuIn(drawn)?.open ?? false;
    };
  }, [Alive]);

  const Drawn = drawnHere.get(name);
  if (Drawn) {
    return (
      <CachedFragment name={name}>
        <Drawn />
      </CachedFragment>
    );
  }
  if (!Alive)
    return (
      <div
        key="drawn"
        ref={place}
        className={styles.fragment}
        dangerouslySetInnerHTML={asTheServerDrewIt}
        suppressHydrationWarning
      />
    );
  return (
    <div key="alive" ref={place} className={styles.fragment}>
      <Alive />
    </div>
  );
}

function buttonsIn(place: HTMLElement | null): HTMLButtonElement[] {
  return [...(place?.querySelectorAll('button') ?? [])];
}

function menuIn(place: HTMLElement | null): HTMLDetailsElement | null {
  return place?.querySelector('details') ?? null;
}
