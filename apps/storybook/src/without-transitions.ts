/** Runs checks that change the look of the page: during a transition a place or colour belongs to neither look. */
export async function withoutTransitions(check: () => void | Promise<void>): Promise<void> {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  try {
    await check();
  } finally {
    // Forces a style computation without transitions, so that none starts when they are allowed again.
    getComputedStyle(document.documentElement).getPropertyValue('color');
    still.remove();
  }
}
