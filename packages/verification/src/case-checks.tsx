import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { VerificationCheck } from '@wbn/contract/verification/verification.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './verification.css.ts';

const looks = {
  passed: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  failed: { tone: 'warning', icon: <CircleX aria-hidden /> },
  open: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
} as const;

/** Lists the checks with outcomes and the reviewer's notes. */
export function CaseChecks({ checks }: { checks: readonly VerificationCheck[] }) {
  const t = useText('verification-office');
  const ofVerification = useText('verification');
  return (
    <Panel title={t('checks')}>
      <ul className={styles.rows}>
        {checks.map((check) => {
          const outcome = check.outcome ?? 'open';
          return (
            <li key={`${check.kind} ${check.place}`} className={styles.entry}>
              <CheckRow check={check}>
                <Badge {...looks[outcome]}>{ofVerification(`outcome.${outcome}`)}</Badge>
              </CheckRow>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function CheckRow({ check, children }: { check: VerificationCheck; children: ReactNode }) {
  const t = useText('verification-office');
  const ofVerification = useText('verification');
  const { date, number } = useLabels();
  const { kind, claim, document, validUntil, note } = check;
  const told = [
    ...(document ? [t('onDocument', { number: number(document) })] : []),
    ...(validUntil ? [t('documentUntil', { date: date(validUntil) })] : []),
  ];
  return (
    <ListRow
      title={ofVerification(`check.${kind}`)}
      facts={
        <>
          <span {...foreignText(claim)}>{claim}</span>
          {told.length > 0 && <span>{told.join(' · ')}</span>}
        </>
      }
      actions={children}
    >
      {note && <span {...foreignText(note)}>{note}</span>}
    </ListRow>
  );
}
