const descriptive = new Set(['@type', 'contactType']);

/** Leaves out what is absent or empty; a part that then says nothing but its type is absent itself. */
export function compact<Part extends Record<string, unknown>>(part: Part): Partial<Part> | undefined {
  const known = Object.entries(part).filter(([, value]) => value !== undefined && value !== '');
  if (known.every(([key]) => descriptive.has(key))) return undefined;
  return Object.fromEntries(known) as Partial<Part>;
}

/** One step of the way to a page; `path` without language. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** schema.org BreadcrumbList; `addressOf` makes a path a whole address in the language of the page. */
export function breadcrumbJsonLd(steps: readonly TrailStep[], addressOf: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}
