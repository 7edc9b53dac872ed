import { TimeAgo, TimeLeft } from '@wbn/cards/time/time-ago.tsx';
import type { DeskCase } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { casesPath, usualFilter } from './case-filter.ts';
import * as styles from './case-head.css.ts';
import { useEditionName } from './case-list-row.tsx';
import { CaseMarks } from './case-marks.tsx';
import { useKindName } from './case-texts.ts';
import { TakePart } from './take-part.tsx';

interface CaseHeadProps {
  readonly shown: DeskCase;
  /** Address of the next case. */
  readonly next: string | undefined;
}

/** Address of the page of an account or company at the desk. */
export function accountPath({
  id,
  type,
}: {
  readonly id: string;
  readonly type: 'user' | 'business';
}): string {
  return `${type === 'user' ? '/people' : '/companies'}/${id}`;
}

/** What a case is, when it came and is due, about whom, and who has it. */
export function CaseHead({ shown, next }: CaseHeadProps) {
  const t = useText('desk-cases');
  const kindName = useKindName();
  const editionName = useEditionName();
  const { about, edition, openOfAccount, state } = shown;
  const isPastDue = Date.parse(shown.dueAt) < Date.now();
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <p className={styles.kind}>
          {kindName(shown.kind)}
          {edition && ` · ${editionName(edition)}`}
        </p>
        {next && (
          <TextLink to={next} replace tone="default" aria-keyshortcuts="j">
            {t('case.next')}
          </TextLink>
        )}
      </div>
      <Heading level={2} size="lg" id="case-title">
        {shown.what}
      </Heading>
      <div className={styles.facts}>
        <span>
          {t('case.opened')} <TimeAgo at={shown.openedAt} />
        </span>
        {state !== 'decided' && (
          <span>
            {isPastDue ? t('case.wasDue') : t('case.due')}{' '}
            {isPastDue ? <TimeAgo at={shown.dueAt} /> : <TimeLeft at={shown.dueAt} />}
          </span>
        )}
        {about && <TextLink to={accountPath(about)}>{about.name || t('case.account')}</TextLink>}
        {about && openOfAccount > 0 && (
          <TextLink to={casesPath({ ...usualFilter, aboutID: about.id })}>
            {t('case.moreOfAccount', { count: openOfAccount })}
          </TextLink>
        )}
      </div>
      <div className={styles.line}>
        <CaseMarks row={shown} />
        {state !== 'decided' && <TakePart shown={shown} />}
      </div>
    </header>
  );
}
