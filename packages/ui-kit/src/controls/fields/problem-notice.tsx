import { useLayoutEffect, useState } from 'react';
import { JumpLink } from '../../text/jump-link.tsx';
import * as styles from '../../text/notice.css.ts';
import { Notice } from '../../text/notice.tsx';

/** The problem of one form field. */
export interface FieldProblem {
  readonly id: string;
  readonly label: string;
  readonly problem: string;
}

interface ProblemNoticeProps {
  /** Title, such as '3 fields need your attention'. */
  readonly title: string;
  readonly problems: readonly FieldProblem[];
}

/**
 * All problems that keep a form from being saved, each with a link to its field, in the order of the page; renders
 * nothing without problems.
 */
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

/** Sorts problems by the position of their fields in the document; problems without a field there come last. */
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
