import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BoostEntry } from '@wbn/contract/membership/boosts.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './boosts.css.ts';
import { useLedgerLabels } from './use-ledger-labels.ts';

/** The ledger, the newest first. */
export function BoostHistory({ entries }: { readonly entries: readonly BoostEntry[] }) {
  const { t } = useTranslation('boosts');
  const { t: ofCards } = useTranslation('cards');
  const { number } = useLabels();
  const labels = useLedgerLabels();
  const words = ({ kind, level, month, resourceName: name = '', note = '' }: BoostEntry) =>
    t(`entry.${kind}`, {
      name,
      note,
      month: labels.month(month),
      plan: level ? ofCards(`membership.${level}`) : '',
    });
  return (
    <Surface padding="lg" aria-labelledby="boost-history">
      <Stack space="sm">
        <Heading level={2} size="md" id="boost-history">
          {t('history')}
        </Heading>
        <ol className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.position} className={styles.row}>
              <Text as="div" dir="auto">
                {words(entry)}
              </Text>
              <span className={styles.amount}>
                {labels.signed(entry.amount, number(Math.abs(entry.amount)))}
              </span>
              <Text as="time" size="sm" tone="muted" dateTime={entry.createdAt}>
                {labels.moment(entry.createdAt)}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Surface>
  );
}
