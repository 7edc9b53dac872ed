/** Runs in the page: whether React knows the element. Before, the browser itself follows a link or sends a form, to a document of its own. */
export const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
