import { type ComponentType, lazy, useState } from 'react';

/** What a page takes of a module that browsers load after their first page, to bring to life what the server drew before. */
interface LateModule<Module> {
  /** For whoever comes from another page of the site: see `loadResultCode`. Rejects when the code cannot be fetched. */
  load(): Promise<void>;
  /** A component that is drawn at once where its code is there already. */
  part<Props extends object>(pick: (module: Module) => ComponentType<Props>): ComponentType<Props>;
}

/** `here` is the module where it is loaded already: on the server. */
export function lateModule<Module>(load: () => Promise<Module>, here?: Module): LateModule<Module> {
  let loaded = here;
  return {
    async load() {
      loaded = await load();
    },
    part(pick) {
      type Part = ReturnType<typeof pick>;
      const Later: Part = lazy(async () => ({ default: pick(await load()) }));
      return function LatePart(props) {
        // Kept while it is shown: another component in its place would begin anew.
        const [Drawn] = useState((): Part => (loaded ? pick(loaded) : Later));
        return <Drawn {...props} />;
      };
    },
  };
}
