import { JumpLink } from '@wbn/ui-kit/text/jump-link.tsx';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from './need-help-fields.tsx';
import type { NeedHelpProblems } from './need-help-outcome.ts';
import { needHelpNames } from './need-help-values.ts';
import * as styles from './notice.css.ts';
import { Notice } from './notice.tsx';

interface ProblemSummaryProps {
  readonly problems: NeedHelpProblems;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is wrong in the whole form, each with a link to its field. */
export function ProblemSummary({ problems, ref }: ProblemSummaryProps) {
  const { t } = useTranslation('need-help');
  const found = needHelpNames.flatMap((name) => {
    const problem = problems[name];
    return problem ? [{ name, problem }] : [];
  });
  return (
    <Notice tone="danger" title={t('problems', { count: found.length })} {...(ref && { ref })}>
      <ul className={styles.list}>
        {found.map(({ name, problem }) => (
          <li key={name}>
            <JumpLink to={fieldId(name)} className={styles.link}>
              {t('problemOfField', { field: t(`field.${name}`), problem: t(`problem.${problem}`) })}
            </JumpLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
