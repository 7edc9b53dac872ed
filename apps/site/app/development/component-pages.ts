/** What is read of Storybook's `index.json`. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly type: string;
        readonly importPath: string;
        readonly componentPath?: string;
      }
    >
  >;
}

/** Returns the page in Storybook of each component by its name: the file of a component has its name (`BusinessCard` is in `business-card.tsx`). */
export function pagesByComponent({ entries }: StoryIndex): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { id, type, importPath, componentPath } of Object.values(entries)) {
    if (type !== 'story') continue;
    const page = `${id.split('--')[0]}--docs`;
    for (const path of [componentPath, importPath]) {
      const name = path && nameOf(path);
      if (name && !pages.has(name)) pages.set(name, page);
    }
  }
  return pages;
}

/** Returns the name of the component in a file. */
function nameOf(path: string): string {
  const [base = ''] = path.split('/').at(-1)?.split('.') ?? [];
  return base.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
