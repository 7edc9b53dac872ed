/** Lists are forgotten at most this often: an import or a busy minute must not render them again and again. */
export const listPurgeSeconds = 10;

const isList = (surrogateKey: string) => surrogateKey.startsWith('list:');

/**
 * Hands on what was changed: everything at once, except keys of lists, which are gathered and told together when the last
 * ones are long enough ago. `stop` forgets what is gathered.
 */
export function boundListPurges(purge: (surrogateKeys: readonly string[]) => void) {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function tellLists(): void {
    timer = undefined;
    if (gathered.size === 0) return;
    purge([...gathered]);
    gathered.clear();
    timer = setTimeout(tellLists, listPurgeSeconds * 1000).unref();
  }

  return {
    purge(surrogateKeys: readonly string[]): void {
      const others = surrogateKeys.filter((key) => !isList(key));
      if (others.length > 0) purge(others);
      for (const key of surrogateKeys) if (isList(key)) gathered.add(key);
      if (!timer) tellLists();
    },
    stop: () => clearTimeout(timer),
  };
}
