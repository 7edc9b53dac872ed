import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { DeskCase } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import * as styles from './case-notes.css.ts';
import { useKindName, useKindTexts } from './case-texts.ts';

type Past = DeskCase['past'][number];

/** What was decided before about this case and the same account. */
export function CasePast({ past }: Pick<DeskCase, 'past'>) {
  const t = useText('desk-cases');
  return (
    <Surface padding="md" aria-label={t('past.title')}>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          {t('past.title')}
        </Heading>
      </div>
      {past.length === 0 ? (
        <MutedText>{t('past.none')}</MutedText>
      ) : (
        <ul className={styles.notes}>
          {past.map((one) => (
            <PastDecision key={`${one.decisionID} ${one.caseID}`} past={one} />
          ))}
        </ul>
      )}
    </Surface>
  );
}

function PastDecision({ past: { kind, caseID, what, action, by, at, reason } }: { readonly past: Past }) {
  const text = useKindTexts(kind);
  const kindName = useKindName();
  return (
    <li className={styles.note}>
      <p className={styles.signature}>
        {kindName(kind)} · {by} · <TimeAgo at={at} />
      </p>
      <p>
        <TextLink tone="default" to={`/cases/${caseID}`}>
          {what}
        </TextLink>
        {': '}
        {text('decisions', action)}
      </p>
      {reason && <MutedText dir="auto">{reason}</MutedText>}
    </li>
  );
}
