/** Moves the current tab into sight, sideways only. */
export function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !current) return;
  const middleOf = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  tabs.scrollLeft += middleOf(current) - middleOf(tabs);
}
