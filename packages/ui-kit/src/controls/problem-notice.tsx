import { useLayoutEffect, useState } from 'react';
import { JumpLink } from '../text/jump-link.tsx';
import * as styles from '../text/notice.css.ts';
import { Notice } from '../text/notice.tsx';

/** What is wrong with a field of a form. */
export interface FieldProblem {
  readonly id: string;
  readonly label: string;
  readonly problem: string;
}

interface ProblemNoticeProps {
  /** Such as '3 fields need your attention'. */
  readonly title: string;
  readonly problems: readonly FieldProblem[];
}

/** Everything that keeps a form from being saved, each with a link to its field, in the order of the page; nothing when nothing does. */
export function ProblemNotice({ title, problems: given }: ProblemNoticeProps) {
  const problems = useInOrderOfPage(given);
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" title={title}>
      <ul className={styles.list}>
        {problems.map(({ id, label, problem }) => (
          <li key={id}>
            <JumpLink to={id} className={styles.link}>
              {label}
            </JumpLink>
            : <span>{problem}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Sorted as their fields stand on the page, which only the page knows; what has no field there comes last. */
function useInOrderOfPage(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const fields = problems.flatMap(({ id }) => document.getElementById(id) ?? []);
    const isBefore = (one: Element, other: Element) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const now = fields.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)).map(({ id }) => id);
    setOrder((last) => (last.join(' ') === now.join(' ') ? last : now));
  }, [problems]);
  const placeOf = ({ id }: FieldProblem) => (order.includes(id) ? order.indexOf(id) : order.length);
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}
