import { TimeLeft } from '@wbn/cards/time/time-ago.tsx';
import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Clock, TriangleAlert, UserRound } from 'lucide-react';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './case-marks.css.ts';
import { useKindTexts } from './case-texts.ts';

const hour = 3_600_000;

/** What marks a case: how it was decided, or how much it hurries, how much harm it does, and who has it. */
export function CaseMarks({ row }: { readonly row: CaseRow }) {
  const t = useText('desk-cases');
  const text = useKindTexts(row.kind);
  const { staff } = useDesk();
  const { state, taken } = row;
  if (state === 'decided')
    return (
      <span className={styles.marks}>
        <Badge>
          {[row.outcome && text('decisions', row.outcome), row.decidedBy].filter(Boolean).join(' · ')}
        </Badge>
      </span>
    );
  const left = Date.parse(row.dueAt) - Date.now();
  const isTaken = taken && Date.parse(taken.until) > Date.now();
  const marks = [
    left < 0 && (
      <Badge key="due" tone="danger" icon={<Clock />}>
        {t('marks.pastDue')}
      </Badge>
    ),
    left >= 0 && left < 4 * hour && (
      <Badge key="due" tone="warning" icon={<Clock />}>
        <TimeLeft at={row.dueAt} />
      </Badge>
    ),
    row.harm > 0 && (
      <Badge key="harm" tone={row.harm > 1 ? 'danger' : 'warning'} icon={<TriangleAlert />}>
        {t(row.harm > 1 ? 'marks.muchHarm' : 'marks.someHarm')}
      </Badge>
    ),
    isTaken && (
      <Badge key="taken" tone="brand" icon={<UserRound />}>
        {taken.staffID === staff.staffID ? t('marks.mine') : taken.name}
      </Badge>
    ),
  ].filter(Boolean);
  return marks.length > 0 ? <span className={styles.marks}>{marks}</span> : null;
}
