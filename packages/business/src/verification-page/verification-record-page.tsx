import { businessPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { SampleNotice } from '@wbn/cards/parts/sample-notice.tsx';
import type { Evidence } from '@wbn/contract/verification/evidence.ts';
import type { VerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';
import { endReasons } from '@wbn/contract/verification/verification-values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import * as styles from './verification-record-page.css.ts';

/** The public record behind a company's badge: what was checked, by whom, until when, and the ledger entries. */
export function VerificationRecordPage({ record }: { record: VerificationRecord }) {
  const t = useText('verification-record');
  const path = usePath();
  const { businessID, companyName, sample, verified, checks, entries } = record;
  return (
    <Stack space="md">
      <PageHeader
        title={<bdi {...foreignText(companyName)}>{t('title', { company: companyName })}</bdi>}
        facts={
          <>
            <Inline space="sm">
              <VerifiedBadge verified={verified} showUnverified />
              <Text weight="semibold">{useStanding(record)}</Text>
            </Inline>
            <SampleNotice of={[{ sample }]} />
          </>
        }
        lead={useBasis(record)}
        action={
          <ButtonLink to={path(businessPath({ businessID, general: { companyName } }))} variant="secondary">
            {t('toCompany')}
          </ButtonLink>
        }
      />
      {checks.length > 0 && <RecordedChecks checks={checks} />}
      <Surface padding="lg" aria-labelledby="meaning">
        <Stack space="sm">
          <Heading level={2} size="md" id="meaning">
            {t('meaning')}
          </Heading>
          {/* A badge from the operator's own data may rest on no recorded check. */}
          <Text>{t(verified && checks.length === 0 ? 'saysUnrecorded' : 'says')}</Text>
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
  const t = useText('verification-record');
  const { date } = useLabels();
  if (!verified) return t('not');
  return verifiedUntil ? t('verifiedUntil', { date: date(verifiedUntil) }) : t('verifiedOpen');
}

/** Returns the basis of the badge as one sentence. */
function useBasis({ verified, decidedAt, decidedBy, checks }: VerificationRecord): string {
  const t = useText('verification-record');
  const { date } = useLabels();
  if (!verified) return t('notBody');
  if (!decidedAt || !decidedBy) return t('imported');
  if (checks.length === 0) return t('byOperator');
  return t('decided', { date: date(decidedAt), name: decidedBy });
}

/** Passed checks with their documents and the day until which each is valid. */
function RecordedChecks({ checks }: Pick<VerificationRecord, 'checks'>) {
  const t = useText('verification-record');
  const words = useText('verification');
  const { date } = useLabels();
  return (
    <Surface as="div" padding="lg">
      <Stack space="sm">
        <Heading level={2} size="md">
          {t('checks')}
        </Heading>
        <DataTable
          caption={t('checks')}
          rows={checks}
          keyOf={({ kind, claim }) => `${kind} ${claim}`}
          columns={[
            { key: 'check', heading: t('column.check'), cell: ({ kind }) => words(`check.${kind}`) },
            {
              key: 'claim',
              heading: t('column.claim'),
              cell: ({ claim }) =>
                claim ? (
                  <span {...foreignText(claim)}>{claim}</span>
                ) : (
                  <span className={styles.kept}>{t('kept')}</span>
                ),
            },
            {
              key: 'document',
              heading: t('column.document'),
              cell: ({ documentKind }) => (documentKind ? words(`document.${documentKind}`) : '–'),
            },
            {
              key: 'until',
              heading: t('column.until'),
              cell: ({ validUntil }) =>
                validUntil ? date(validUntil) : <span className={styles.kept}>{t('noEnd')}</span>,
            },
          ]}
        />
        <MutedText>{t('privacy')}</MutedText>
      </Stack>
    </Surface>
  );
}

/** Entries of the evidence ledger, newest first; each can be expanded to the data its hash is computed from. */
function Ledger({ entries }: { entries: readonly Evidence[] }) {
  const t = useText('verification-record');
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
  const t = useText('verification-record');
  const { date, number: numberLabel } = useLabels();
  const { at, by, document } = entry;
  const name = by === 'company' || by === 'WBN' ? t(by) : by;
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <span>{useSentence(entry)}</span>
          <span className={styles.when}>
            {t('by', { date: date(at), name })} · {t('entry', { number: numberLabel(number) })}
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
  const t = useText('verification-record');
  const words = useText('verification');
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
