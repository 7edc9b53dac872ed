const key = 'wbn-searches';
const mostKept = 10;

/** What was searched for in this browser, the latest first. It stays here: nothing of it is ever sent. */
export function readSearchHistory(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, mostKept)
      : [];
  } catch {
    // No storage, or somebody else's text in it.
    return [];
  }
}

/** Puts a search in front; one that differs only by case takes the place of the older. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const isOther = (entry: string) => entry.toLowerCase() !== search.toLowerCase();
  store([search, ...readSearchHistory().filter(isOther)].slice(0, mostKept));
}

export function clearSearchHistory(): void {
  store([]);
}

function store(entries: readonly string[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Without storage there is no history; searching goes on.
  }
}
