import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Anchor } from '../text/anchor.tsx';
import { classNames } from './class-names.ts';
import * as styles from './pagination.css.ts';

/** A page to link to, or a gap where pages are left out. */
type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * Returns the first, last and current page with one neighbour on each side; a gap of a single page is filled in
 * (SRCH-03).
 */
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

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefFor: (page: number) => string;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** Links to the pages of a list (SRCH-03); renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, label, previousLabel, nextLabel }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Anchor to={hrefFor(page - 1)} rel="prev" className={styles.link}>
              <ChevronLeft />
              <span className={styles.word}>{previousLabel}</span>
            </Anchor>
          </li>
        )}
        {pageWindow(page, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Anchor
                to={hrefFor(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={styles.link}
              >
                {slot}
              </Anchor>
            ) : (
              <span className={classNames(styles.link, styles.gap)} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Anchor to={hrefFor(page + 1)} rel="next" className={styles.link}>
              <span className={styles.word}>{nextLabel}</span>
              <ChevronRight />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}
