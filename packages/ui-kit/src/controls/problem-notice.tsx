import * as styles from '../text/notice.css.ts';
import { Notice } from '../text/notice.tsx';

/** What is wrong with a field of a form. */
export interface FieldProblem {
  /** Id of the field's control. */
  readonly id: string;
  readonly label: string;
  readonly problem: string;
}

interface ProblemNoticeProps {
  /** Such as '3 fields need your attention'. */
  readonly title: string;
  readonly problems: readonly FieldProblem[];
}

/** Everything that keeps a form from being saved, each with a link to its field; nothing when nothing does. */
export function ProblemNotice({ title, problems }: ProblemNoticeProps) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" title={title}>
      <ul className={styles.list}>
        {problems.map(({ id, label, problem }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {label}
            </a>
            : <span>{problem}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
