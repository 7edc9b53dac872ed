import { businessPath, claimPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import {
  type PageRemovalField,
  pageRemovalFields,
  pageRemovalLineLimit,
  type pageRemovalProblems,
  pageRemovalReasons,
  pageRemovalTextLimit,
} from '@wbn/contract/claims/page-removals.ts';
import { mailAddressLimit } from '@wbn/contract/shared/mail-address.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { ProblemNotice } from '@wbn/ui-kit/controls/fields/problem-notice.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { type SubmitEvent, useEffect } from 'react';

/** Submitted values; empty fields may be absent. `followUp` is the honeypot. */
export type PageRemovalValues = Readonly<Partial<Record<PageRemovalField | 'followUp', string>>>;

/** What became of a request. */
export type PageRemovalOutcome =
  | { readonly state: 'sent'; readonly number: number }
  | {
      readonly state: 'invalid';
      readonly problems: Readonly<Partial<Record<PageRemovalField, keyof typeof pageRemovalProblems>>>;
    }
  | { readonly state: 'limited' | 'managed' | 'gone' | 'failed' };

interface PageRemovalPageProps {
  readonly business: Pick<BusinessProfile, 'businessID' | 'general' | 'importedFrom'>;
  /** The fields as they were sent without JavaScript. */
  readonly values?: PageRemovalValues | undefined;
  readonly outcome: PageRemovalOutcome | undefined;
  readonly sending: boolean;
  readonly onSend: (values: PageRemovalValues) => void;
}

/** Where anybody asks for the removal of the page of an imported company that nobody owns, without JavaScript too (CLM-08). */
export function PageRemovalPage({ business, outcome, ...form }: PageRemovalPageProps) {
  const t = useText('page-removal');
  const path = usePath();
  const { businessID, general, importedFrom } = business;
  const { companyName: company } = general;
  const toCompany = (
    <TextLink to={path(businessPath({ businessID, general }))}>{t('toCompany', { company })}</TextLink>
  );
  if (outcome?.state === 'sent')
    return (
      <Stack>
        <PageHeader title={t('sentTitle', { number: outcome.number })} lead={t('sentLead', { company })} />
        <Surface padding="lg">
          <Stack space="sm" role="status">
            <Text>{t('sentNext', { number: outcome.number })}</Text>
            <div>{toCompany}</div>
          </Stack>
        </Surface>
      </Stack>
    );
  return (
    <Stack>
      <PageHeader title={t('title', { company })} lead={t('lead')} />
      {importedFrom?.unowned ? (
        <>
          <Notice tone="info" title={t('claimFirst')}>
            <TextLink to={path(claimPath(businessID))}>{t('claim')}</TextLink>
          </Notice>
          <RemovalForm outcome={outcome} {...form} />
        </>
      ) : (
        <Notice tone="info" title={t('managed', { company })}>
          <Text>{t('managedBody')}</Text>
        </Notice>
      )}
      <div>{toCompany}</div>
    </Stack>
  );
}

const fieldId = (name: PageRemovalField) => `page-removal-${name}`;

function RemovalForm({ values = {}, outcome, sending, onSend }: Omit<PageRemovalPageProps, 'business'>) {
  const t = useText('page-removal');
  const problems = outcome?.state === 'invalid' ? outcome.problems : {};
  const wire = (name: PageRemovalField) => ({
    id: fieldId(name),
    name,
    label: t(`field.${name}`),
    defaultValue: values[name] ?? '',
    required: true,
    error: problems[name] && t(`problem.${problems[name]}`),
  });
  const listed = Object.entries(problems) as [PageRemovalField, keyof typeof pageRemovalProblems][];
  const failure =
    outcome && outcome.state !== 'invalid' && outcome.state !== 'sent' ? outcome.state : undefined;
  const [firstWrong] = pageRemovalFields.filter((name) => name in problems);
  useEffect(() => {
    // The button that was pressed stands below all fields.
    if (outcome && firstWrong) document.getElementById(fieldId(firstWrong))?.focus();
  }, [outcome, firstWrong]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string');
    if (!sending) onSend(Object.fromEntries(texts));
  };
  return (
    <form method="post" noValidate onSubmit={handleSubmit} aria-label={t('form')}>
      <Surface padding="lg">
        <Stack space="md">
          <ProblemNotice
            title={t('problems', { count: listed.length })}
            problems={listed.map(([name, problem]) => ({
              id: fieldId(name),
              label: t(`field.${name}`),
              problem: t(`problem.${problem}`),
            }))}
          />
          {failure && <Notice tone="danger" title={t(`failure.${failure}`)} />}
          <TextField {...wire('name')} autoComplete="name" maxLength={pageRemovalLineLimit} />
          <TextField
            {...wire('email')}
            type="email"
            autoComplete="email"
            maxLength={mailAddressLimit}
            hint={t('hint.email')}
          />
          <TextField {...wire('relation')} maxLength={pageRemovalLineLimit} hint={t('hint.relation')} />
          <Select
            {...wire('reason')}
            options={[
              { value: '', text: t('select') },
              ...pageRemovalReasons.map((value) => ({ value, text: t(`reason.${value}`) })),
            ]}
          />
          <TextArea
            {...wire('explanation')}
            rows={5}
            limit={pageRemovalTextLimit}
            hint={t('hint.explanation')}
          />
          <VisuallyHidden as="div" aria-hidden="true">
            <label htmlFor="page-removal-trap">{t('trap')}</label>
            <input id="page-removal-trap" name="followUp" type="text" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
          <Text size="sm" tone="muted">
            {t('kept')}
          </Text>
          <div>
            <Button type="submit" loading={sending}>
              {t('send')}
            </Button>
          </div>
        </Stack>
      </Surface>
    </form>
  );
}
