import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './cached-fragment.css.ts';
import { CachedFragment } from './cached-fragment.tsx';

interface LateFragmentProps {
  readonly name: string;
  /** Whether this reader needs it to be alive. */
  readonly wanted: boolean;
  readonly load: () => Promise<ComponentType>;
}

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

function menuIn(place: HTMLElement | null): HTMLDetailsElement | null {
  return place?.querySelector('details') ?? null;
}
