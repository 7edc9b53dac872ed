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
