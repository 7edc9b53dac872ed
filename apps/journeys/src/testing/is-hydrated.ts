/** Runs in the page: whether React has hydrated the element. Before that, links and forms load a new document. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
