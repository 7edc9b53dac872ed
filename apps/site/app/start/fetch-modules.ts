/** Lets the browser fetch modules, by their addresses, before it finds them in what imports them; each once. */
export function fetchModules(addresses: readonly string[]): void {
  for (const href of addresses)
    if (!document.head.querySelector(`[href="${href}"]`))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
