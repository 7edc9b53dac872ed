import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { SupportEntry } from '@wbn/contract/membership/support-hours.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './boosts.css.ts';
import { useLedgerLabels } from './use-ledger-labels.ts';

/** What was done in hours of support, the newest first. */
export function SupportEntries({ entries }: { readonly entries: readonly SupportEntry[] }) {
  const { t } = useTranslation('boosts');
  const { t: ofCards } = useTranslation('cards');
  const { date } = useLabels();
  const { time, signed } = useLedgerLabels();
  const words = ({ kind, level, note = '' }: SupportEntry) =>
    t(`support.entry.${kind}`, { note, plan: level ? ofCards(`membership.${level}`) : '' });
  return (
    <>
      <Heading level={3} size="sm">
        {t('history')}
      </Heading>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.position} className={styles.row}>
            <Text as="div" dir="auto">
              {words(entry)}
            </Text>
            <span className={styles.amount}>{signed(entry.minutes, time(Math.abs(entry.minutes)))}</span>
            <Text as="div" size="sm" tone="muted">
              {entry.byName
                ? t('support.dayBy', { day: date(entry.day), person: entry.byName })
                : date(entry.day)}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}
