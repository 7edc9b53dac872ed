import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Evidence } from '@wbn/contract/verification/evidence.ts';
import { endReasons } from '@wbn/contract/verification/verification-values.ts';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './verification-record-page.css.ts';

/** The entries of the evidence ledger, the newest first; each folds out what its hash is made of. */
export function Ledger({ entries }: { entries: readonly Evidence[] }) {
  const { t } = useTranslation('verification-record');
  return (
    <Surface padding="lg" aria-labelledby="ledger">
      <Stack space="sm">
        <Heading level={2} size="md" id="ledger">
          {t('ledger')}
        </Heading>
        <MutedText>{t('ledgerBody')}</MutedText>
        {entries.length === 0 && <Text>{t('none')}</Text>}
        <ol className={styles.entries}>
          {entries.map((evidence) => (
            <li key={evidence.number}>
              <Entry {...evidence} />
            </li>
          ))}
        </ol>
      </Stack>
    </Surface>
  );
}

function Entry({ number, previousHash, hash, text, entry }: Evidence) {
  const { t } = useTranslation('verification-record');
  const { number: numberLabel } = useLabels();
  const { at, by, document } = entry;
  const name = by === 'company' || by === 'WBN' ? t(by) : by;
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <span>{useSentence(entry)}</span>
          <span className={styles.when}>
            {t('by', { date: at.slice(0, 16).replace('T', ' '), name })} ·{' '}
            {t('entry', { number: numberLabel(number) })}
          </span>
        </span>
      }
    >
      <dl className={styles.parts}>
        {document && <Part label={t('sum')} value={document} />}
        <Part label={t('previous')} value={previousHash} />
        <Part label={t('text')} value={text} />
        <Part label={t('hash')} value={hash} />
      </dl>
    </Disclosure>
  );
}

function Part({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="ltr">{value}</dd>
    </div>
  );
}

function useSentence({ kind, check, outcome, until }: Evidence['entry']): string {
  const { t } = useTranslation('verification-record');
  const { t: words } = useTranslation('verification');
  const { date } = useLabels();
  if (kind === 'ended') {
    const reason = endReasons.find((one) => one === outcome) ?? 'taken-away';
    return t(`ended.${reason}`);
  }
  return t(`kind.${kind}`, {
    check: check ? words(`check.${check}`) : '',
    outcome: words(outcome === 'failed' ? 'outcome.failed' : 'outcome.passed'),
    until: until ? date(until) : '',
  });
}
