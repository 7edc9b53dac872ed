import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code comes when the page is alive; undefined before, and where it did not come. `load` stays the same. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (component) => setLate(() => component),
      () => undefined,
    );
  }, [load]);
  return Late;
}
