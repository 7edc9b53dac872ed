import { businessPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import type { VerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { Ledger } from './ledger.tsx';
import * as styles from './verification-record-page.css.ts';

/** What the badge of a company rests on: what was checked, by whom, until when, and the entries of the ledger. */
export function VerificationRecordPage({ record }: { record: VerificationRecord }) {
  const { t } = useTranslation('verification-record');
  const path = usePath();
  const { businessID, companyName, sample, verified, checks, entries } = record;
  return (
    <Stack space="md">
      <Surface padding="lg">
        <Stack space="sm">
          <Heading level={1} size="lg">
            <bdi {...foreignText(companyName)}>{t('title', { company: companyName })}</bdi>
          </Heading>
          <Inline space="sm">
            <VerifiedBadge verified={verified} showUnverified />
            <Text weight="semibold">{useStanding(record)}</Text>
          </Inline>
          <SampleNotice of={[{ sample }]} />
          <Text tone="muted">{useBasis(record)}</Text>
          <div>
            <TextLink to={path(businessPath({ businessID, general: { companyName } }))}>
              {t('toCompany')}
            </TextLink>
          </div>
        </Stack>
      </Surface>
      {checks.length > 0 && <RecordedChecks checks={checks} />}
      <Surface padding="lg" aria-labelledby="meaning">
        <Stack space="sm">
          <Heading level={2} size="md" id="meaning">
            {t('meaning')}
          </Heading>
          <Text>{t('says')}</Text>
          <Text>{t('saysNot')}</Text>
          <div>
            <TextLink to={path('/company-verification')}>{t('how')}</TextLink>
          </div>
        </Stack>
      </Surface>
      <Ledger entries={entries} />
    </Stack>
  );
}

function useStanding({ verified, verifiedUntil }: VerificationRecord): string {
  const { t } = useTranslation('verification-record');
  const { date } = useLabels();
  if (!verified) return t('not');
  return verifiedUntil ? t('verifiedUntil', { date: date(verifiedUntil) }) : t('verifiedOpen');
}

/** What the badge rests on, in a sentence. */
function useBasis({ verified, decidedAt, decidedBy, checks }: VerificationRecord): string {
  const { t } = useTranslation('verification-record');
  const { date } = useLabels();
  if (!verified) return t('notBody');
  if (!decidedAt || !decidedBy) return t('imported');
  if (checks.length === 0) return t('byOperator');
  return t('decided', { date: date(decidedAt.slice(0, 10)), name: decidedBy });
}

/** What has passed, on which document, and until when that document proves it. */
function RecordedChecks({ checks }: Pick<VerificationRecord, 'checks'>) {
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
        <MutedText>{t('privacy')}</MutedText>
      </Stack>
    </Surface>
  );
}
