/** A page to link to, or a gap of pages left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** First, last, current and one neighbour each side; gaps of a single page are filled in (SRCH-03). */
export function pageWindow(page: number, pageCount: number): readonly PageSlot[] {
  const from = Math.max(2, page - 1);
  const to = Math.min(pageCount - 1, page + 1);
  const slots: PageSlot[] = [1];
  if (from === 3) slots.push(2);
  if (from > 3) slots.push('gap-before');
  for (let number = from; number <= to; number += 1) slots.push(number);
  if (to === pageCount - 2) slots.push(pageCount - 1);
  if (to < pageCount - 2) slots.push('gap-after');
  if (pageCount > 1) slots.push(pageCount);
  return slots;
}
