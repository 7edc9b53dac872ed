const descriptive = new Set(['@type', 'contactType']);

/** Removes absent and empty properties; returns undefined when only the type would remain. */
export function compact<Part extends Record<string, unknown>>(part: Part): Partial<Part> | undefined {
  const known = Object.entries(part).filter(([, value]) => value !== undefined && value !== '');
  if (known.every(([key]) => descriptive.has(key))) return undefined;
  return Object.fromEntries(known) as Partial<Part>;
}

/** A breadcrumb; `path` is without language. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** Returns a schema.org BreadcrumbList; `addressOf` makes an absolute URL in the page's language. */
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
