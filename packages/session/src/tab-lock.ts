const name = 'wbn-session';

/**
 * Runs work while no other tab runs its own. Without the Web Locks API tabs may refresh at once: the auth host's grace for
 * racing tabs and the look at the storage afterwards then keep them in step.
 */
export function withTabLock<Result>(
  work: () => Promise<Result>,
  locks: TabLocks | null = tabLocks(),
): Promise<Result> {
  return locks ? locks.request(name, work) : work();
}

interface TabLocks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

function tabLocks(): TabLocks | null {
  return (globalThis.navigator?.locks as TabLocks | undefined) ?? null;
}
