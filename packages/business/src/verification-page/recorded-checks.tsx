import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { VerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './verification-record-page.css.ts';

/** What has passed, on which document, and until when that document proves it. */
export function RecordedChecks({ checks }: Pick<VerificationRecord, 'checks'>) {
  const { t } = useTranslation('verification-record');
  const { t: words } = useTranslation('verification');
  const { date } = useLabels();
  return (
    <Surface as="div" padding="lg">
      <Stack space="sm">
        <Heading level={2} size="md">
          {t('checks')}
        </Heading>
        <ScrollRegion label={t('checks')}>
          <table className={styles.checks}>
            <thead>
              <tr>
                <th scope="col">{t('column.check')}</th>
                <th scope="col">{t('column.claim')}</th>
                <th scope="col">{t('column.document')}</th>
                <th scope="col">{t('column.until')}</th>
              </tr>
            </thead>
            <tbody>
              {checks.map(({ kind, claim, documentKind, validUntil }) => (
                <tr key={`${kind} ${claim}`}>
                  <th scope="row">{words(`check.${kind}`)}</th>
                  <td>
                    {claim ? (
                      <span {...foreignText(claim)}>{claim}</span>
                    ) : (
                      <span className={styles.kept}>{t('kept')}</span>
                    )}
                  </td>
                  <td>{documentKind ? words(`document.${documentKind}`) : '–'}</td>
                  <td>{validUntil ? date(validUntil) : <span className={styles.kept}>{t('noEnd')}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <Text size="sm" tone="muted">
          {t('privacy')}
        </Text>
      </Stack>
    </Surface>
  );
}
